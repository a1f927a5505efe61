/// Points without labels: embeddings and clusterings, jobs like fits.
package dev.tangent.service.analysis;
