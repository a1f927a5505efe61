package dev.tangent.service;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpPrincipal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A request and its answer without a connection.
final class LocalExchange extends HttpExchange {
    private final String method;
    private final URI address;
    private final Headers asked = new Headers();
    private final Headers answered = new Headers();
    private final InputStream body;
    private final ByteArrayOutputStream answer = new ByteArrayOutputStream();
    private int status = -1;

    LocalExchange(String method, String address, byte[] body) {
        this.method = method;
        this.address = URI.create(address);
        this.body = new ByteArrayInputStream(body);
        asked.set("Content-Length", String.valueOf(body.length));
    }

    LocalExchange with(String header, String value) {
        asked.set(header, value);
        return this;
    }

    String answer() {
        return answer.toString(StandardCharsets.UTF_8);
    }

    @Override
    public Headers getRequestHeaders() {
        return asked;
    }

    @Override
    public Headers getResponseHeaders() {
        return answered;
    }

    @Override
    public URI getRequestURI() {
        return address;
    }

    @Override
    public String getRequestMethod() {
        return method;
    }

    @Override
    public InputStream getRequestBody() {
        return body;
    }

    @Override
    public OutputStream getResponseBody() {
        return answer;
    }

    @Override
    public void sendResponseHeaders(int code, long length) {
        status = code;
    }

    @Override
    public int getResponseCode() {
        return status;
    }

    @Override
    public InetSocketAddress getRemoteAddress() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);
    }

    @Override
    public InetSocketAddress getLocalAddress() {
        return getRemoteAddress();
    }

    @Override
    public String getProtocol() {
        return "HTTP/1.1";
    }

    @Override
    public void close() {}

    @Override
    public HttpContext getHttpContext() {
        throw new UnsupportedOperationException("there is no server");
    }

    @Override
    public Object getAttribute(String name) {
        throw new UnsupportedOperationException("there is no server");
    }

    @Override
    public void setAttribute(String name, Object value) {
        throw new UnsupportedOperationException("there is no server");
    }

    @Override
    public void setStreams(InputStream in, OutputStream out) {
        throw new UnsupportedOperationException("there is no server");
    }

    @Override
    public HttpPrincipal getPrincipal() {
        throw new UnsupportedOperationException("there is no server");
    }
}
