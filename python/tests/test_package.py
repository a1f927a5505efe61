"""What is published: types, docstrings in numpydoc's form, metadata of the wheel."""

import doctest
import email
import inspect
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import tangent_manifold

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "python" / "src" / "tangent_manifold"
CLASSES = [each for each in map(vars(tangent_manifold).get, tangent_manifold.__all__) if inspect.isclass(each)]
OURS = [each for each in CLASSES if not issubclass(each, (Exception, Warning))]
FUNCTIONS = [tangent_manifold.compare, tangent_manifold.dimension, tangent_manifold.regularizer_matrix, tangent_manifold.stop]


def is_ours(member):
    """Whether it is neither scikit-learn's nor, where that is not there, in its place."""
    module = getattr(member, "__module__", "") or ""
    return module.startswith("tangent_manifold") and module != "tangent_manifold._standin"


def methods():
    for kind in OURS:
        for name, member in inspect.getmembers(kind):
            if not name.startswith("_") and callable(member) and is_ours(inspect.unwrap(getattr(member, "__func__", member))):
                yield pytest.param(member, id=f"{kind.__name__}.{name}")
    for function in FUNCTIONS:
        yield pytest.param(function, id=function.__name__)


def sections(text):
    return re.findall(r"^([A-Z][A-Za-z ]+)\n-{3,}$", inspect.cleandoc(text), re.MULTILINE)


def documented(text, section):
    body = re.search(rf"^{section}\n-+\n(.*?)(?=^\w[\w ]*\n-+\n|\Z)", inspect.cleandoc(text), re.MULTILINE | re.DOTALL)
    lines = body.group(1).splitlines() if body else []
    heads = [line.partition(" :")[0] for line in lines if line and not line.startswith(" ")]
    return [name.strip() for head in heads for name in head.split(",")]


@pytest.mark.parametrize("member", methods())
def test_every_public_method_has_its_sections(member):
    """As numpydoc's validation wants them: a summary in one line with a full stop, parameters, returns, an example."""
    text = inspect.getdoc(member)
    assert text, "no docstring"
    first = text.splitlines()[0]
    assert first[0].isupper() and first.endswith((".", ":")) or "\n\n" in text
    names = [name for name in inspect.signature(member).parameters if name != "self"]
    assert documented(text, "Parameters") == names
    returns = [] if inspect.signature(member).return_annotation in (None, "None") else ["Returns"]
    assert sections(text) == [*(["Parameters"] if names else []), *returns, "Examples"]


# Where numpydoc wants what the house does not: the summary below the quotes instead of beside them (PEP 257), results
# without names, and sections that would say nothing new.
OTHER_FORM = {"GL01", "RT02", "ES01", "SA01"}


def published():
    for name, item in vars(tangent_manifold).items():
        if name in tangent_manifold.__all__ and item.__module__.startswith("tangent_manifold"):
            yield name, issubclass(item, Exception) if inspect.isclass(item) else False
            for inner, member in inspect.getmembers(item) if item in OURS else ():
                found = member.fget if isinstance(member, property) else inspect.unwrap(getattr(member, "__func__", member))
                if not inner.startswith("_") and is_ours(found):
                    yield f"{name}.{inner}", False


def test_numpydoc_has_nothing_to_say():
    validate = pytest.importorskip("numpydoc.validate").validate
    told = []
    for name, is_exception in published():
        excused = OTHER_FORM | {"EX01"} if is_exception else OTHER_FORM
        told += [(name, code, said) for code, said in validate(f"tangent_manifold.{name}")["errors"] if code not in excused]
    assert told == []


@pytest.mark.parametrize("kind", OURS)
def test_every_parameter_of_an_estimator_is_documented(kind):
    names = [name for name in inspect.signature(kind).parameters]
    assert sorted(documented(kind.__doc__, "Parameters")) == sorted(names)


def test_examples_of_the_docstrings_run(monkeypatch):
    pytest.importorskip("sklearn")
    monkeypatch.chdir(ROOT)
    runner = doctest.DocTestRunner()
    finder = doctest.DocTestFinder()
    for item in [*OURS, *FUNCTIONS]:
        for test in finder.find(item, globs={}):
            runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_types_are_checked_strictly():
    if not shutil.which("mypy"):
        pytest.skip("there is no mypy")
    line = ["mypy", "--python-executable", sys.executable, "--cache-dir", str(ROOT / "python" / "target" / "mypy")]
    done = subprocess.run(line, cwd=ROOT / "python", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert (Path(tangent_manifold.__file__).parent / "py.typed").is_file()


def wheel():
    found = sorted((ROOT / "python" / "target" / "dist").glob("*.whl"))
    if not found:
        pytest.skip("there is no wheel")
    return zipfile.ZipFile(found[0])


def test_the_wheel_says_what_it_is():
    with wheel() as packed:
        names = packed.namelist()
        head = email.message_from_bytes(packed.read(next(name for name in names if name.endswith("METADATA"))))
    assert any(name.endswith("LICENSE") for name in names)
    assert "tangent_manifold/py.typed" in names and "tangent_manifold/tangent.jar" in names
    classifiers = head.get_all("Classifier")
    assert "License :: OSI Approved :: Apache Software License" in classifiers and "Typing :: Typed" in classifiers
    assert {line.partition(",")[0] for line in head.get_all("Project-URL")} >= {"Documentation", "Source", "Issues", "Changelog"}
    assert head["Author"] == "The Tangent maintainers" and head["Requires-Python"]


def test_the_jar_of_the_wheel_has_no_page():
    with wheel() as packed, packed.open("tangent_manifold/tangent.jar") as jar, zipfile.ZipFile(jar) as inner:
        names = inner.namelist()
    assert "dev/tangent/service/TangentService.class" in names
    assert not any(name.startswith(("dev/tangent/service/page/", "dev/tangent/service/lib/")) for name in names)
