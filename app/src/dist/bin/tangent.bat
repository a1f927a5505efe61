@echo off
rem Starts Tangent on the Java beside it. TANGENT_JAVA_OPTS: options for Java, such as -Xmx16g.
setlocal
set "HOME_FOLDER=%~dp0.."
rem Java warns of its vector module in one line, which means nothing.
"%HOME_FOLDER%\runtime\bin\java.exe" -XX:+UseG1GC -XX:G1HeapRegionSize=2m %TANGENT_JAVA_OPTS% -jar "%HOME_FOLDER%\lib\tangent.jar" %*
exit /b %ERRORLEVEL%
