"""Copies tangent.jar without the explorer's page, which Python does not serve.

python3 slim_jar.py FROM TO
"""

import sys
import zipfile

LEFT_OUT = ("dev/tangent/service/page/", "dev/tangent/service/lib/")


def main(source: str, target: str) -> None:
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as slim:
        for entry in whole.infolist():
            if not entry.filename.startswith(LEFT_OUT):
                slim.writestr(entry, whole.read(entry), compresslevel=9)


if __name__ == "__main__":
    main(*sys.argv[1:])
