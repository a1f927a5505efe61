#!/bin/sh
# Builds the wheel and the sdist with app's tangent.jar in them, and runs the tests against the wheel. What is not there
# (Python, numpy, build, pytest) is told, and what needs it is skipped.
# Arguments: "true" skips the tests; another "true" makes a second wheel, for this platform, with a Java of its own.
# PYTHON: the Python to take.
set -eu
cd "$(dirname "$0")"

# The first Python that has everything, or else the first that has numpy.
find_python() {
  for modules in "numpy, sklearn, pandas, pytest, build, wheel" numpy; do
    for candidate in ${PYTHON:-} python3 /usr/bin/python3; do
      if "$candidate" -c "import $modules" 2>/dev/null; then echo "$candidate" && return; fi
    done
  done
}

python=$(find_python)
if [ -z "$python" ]; then
  echo "Python: skipped, there is no python3 with numpy"
  exit 0
fi

has() { "$python" -c "import $1" 2>/dev/null; }

# The sources stay as they are: packages are built from a copy.
rm -rf target/stage target/dist target/site
mkdir -p target/stage/src/tangent_manifold
cp pyproject.toml MANIFEST.in README.md ../LICENSE target/stage
cp src/tangent_manifold/*.py src/tangent_manifold/py.typed target/stage/src/tangent_manifold
"$python" slim_jar.py ../app/target/tangent.jar target/stage/src/tangent_manifold/tangent.jar

if has build && has setuptools && has wheel; then
  "$python" -m build --no-isolation --outdir target/dist target/stage >target/build.log 2>&1 ||
    { cat target/build.log && exit 1; }
  "$python" -m zipfile -e target/dist/*.whl target/site
  echo "Python: $(cd target/dist && echo ./*)"
else
  echo "Python: the wheel is skipped, there is no build, setuptools or wheel; the sources are tested"
  mkdir -p target/site && cp -R target/stage/src/. target/site
fi

# Modules as in app/pom.xml.
if [ "${2:-}" = true ]; then
  java=$(PYTHONPATH=target/stage/src "$python" -c "from tangent_manifold._java import find_java; print(find_java())")
  "${java%/*}/jlink" --output target/stage/src/tangent_manifold/runtime \
    --add-modules java.base,java.desktop,java.management,java.sql,jdk.charsets,jdk.httpserver,jdk.incubator.vector \
    --strip-debug --no-header-files --no-man-pages --compress zip-9
  platform=$("$python" -c "import re, sysconfig; print(re.sub('[-.]', '_', sysconfig.get_platform()))")
  (cd target/stage && "$python" -c "import setuptools; setuptools.setup()" bdist_wheel --plat-name "$platform" \
    --dist-dir ../dist >../build.log 2>&1) || { cat target/build.log && exit 1; }
  echo "Python: $(cd target/dist && echo ./*"$platform".whl), with its own Java"
fi

if [ "${1:-}" = true ]; then exit 0; fi
if ! has pytest; then
  echo "Python: the tests are skipped, there is no pytest"
  exit 0
fi
PYTHONPATH=$PWD/target/site PYTHONDONTWRITEBYTECODE=1 exec "$python" -m pytest tests
