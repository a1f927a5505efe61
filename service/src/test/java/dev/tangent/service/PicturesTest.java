package dev.tangent.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures of the opened folder are shown, and no other file is.
class PicturesTest extends ServiceTest {
    private HttpResponse<byte[]> picture(String name) {
        return client.get("/api/pictures?file=" + URLEncoder.encode(name, StandardCharsets.UTF_8));
    }

    private static Path picture(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        String kind = file.toString().substring(file.toString().lastIndexOf('.') + 1);
        ImageIO.write(new BufferedImage(8, 6, BufferedImage.TYPE_INT_RGB), kind, file.toFile());
        return file;
    }

    @Test
    void aPictureComesAsWhatItIs() throws IOException {
        for (String kind : new String[] {"png", "jpg", "gif"}) {
            Path file = picture(folder.resolve("some pictures").resolve("a+b." + kind));
            HttpResponse<byte[]> answer = picture("some pictures/a+b." + kind);
            assertThat(answer.statusCode()).as(kind).isEqualTo(200);
            assertThat(answer.body()).isEqualTo(Files.readAllBytes(file));
            assertThat(answer.headers().firstValue("Content-Type")).hasValue("image/" + kind.replace("jpg", "jpeg"));
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("default-src 'none'", "sandbox");
        }
    }

    @Test
    void whatIsNoPictureIsNotRead(@TempDir Path outside) throws IOException {
        Path secret = picture(outside.resolve("secret.png"));
        Files.createSymbolicLink(folder.resolve("link.png"), secret);
        Files.createSymbolicLink(folder.resolve("linked"), outside);
        Files.writeString(folder.resolve("table.png"), "x,y\n1,2\n");
        Files.writeString(folder.resolve("drawing.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
        Files.write(folder.resolve("empty.png"), new byte[0]);
        Files.createDirectory(folder.resolve("folder.png"));
        for (String name : new String[] {
            "../" + outside.getFileName() + "/secret.png",
            secret.toString(),
            "link.png",
            "linked/secret.png",
            "table.png",
            "drawing.svg",
            "empty.png",
            "folder.png",
            "none.png",
            "a\u0000.png",
            ""
        }) {
            HttpResponse<byte[]> answer = picture(name);
            assertThat(answer.statusCode()).as(name).isEqualTo(400);
            assertThat(Client.text(answer)).as(name).doesNotContain("Exception", folder.toString());
        }
    }

    @Test
    void aPipeIsNotOpened() throws Exception {
        Process made = new ProcessBuilder("mkfifo", folder.resolve("pipe.png").toString()).start();
        if (made.waitFor() != 0) return; // a system without pipes
        assertThat(picture("pipe.png").statusCode()).isEqualTo(400);
    }
}
