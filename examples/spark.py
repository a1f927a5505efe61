"""Tangent from PySpark, through its gateway to the JVM.

Start with the two jars: pyspark --jars tangent-spark.jar,tangent-core.jar,ejml-core.jar,ejml-ddense.jar
(`mvn -pl spark -am package` writes the paths of all of them to spark/target/classpath.txt).
"""
import math
import random

from pyspark.sql import DataFrame, SparkSession

spark = SparkSession.builder.getOrCreate()

# A bent sheet; every twentieth row has a label.
rows = []
for i in range(2000):
    a, b = 3 * random.random(), 2 * random.random()
    rows.append(([math.sin(a), b, math.cos(a)], math.sin(2 * a) if i % 20 == 0 else None))
data = spark.createDataFrame(rows, "features array<double>, y double")

gateway = spark.sparkContext._gateway
labels = gateway.new_array(gateway.jvm.String, 1)
labels[0] = "y"
regression = gateway.jvm.dev.tangent.spark.SparkManifoldRegression("features", labels).neighbours(20).dimension(2)
model = regression.fit(data._jdf)
print(model.report())
DataFrame(model.transform(data._jdf), spark).show()
