"""The loop of every peer in Python: says done when its data is read, then answers commands with figures."""
import sys
import time


def serve(commands):
    print("done", flush=True)
    for line in sys.stdin:
        name, *words = line.split()
        for figure, value in commands[name](*words).items():
            print(figure, repr(float(value)), flush=True)
        print("done", flush=True)


def timed(work, *arguments):
    start = time.perf_counter()
    result = work(*arguments)
    return time.perf_counter() - start, result
