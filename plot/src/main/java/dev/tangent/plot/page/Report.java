package dev.tangent.plot.page;

import dev.tangent.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A report. Tables and figures are numbered in reading order, each by its own count, the same in every format.
///
/// @param lead a summary below the title; may be empty
public record Report(String title, Words lead, List<Section> sections) {
    private static final int FEW = 3;

    public Report {
        Check.that(!title.isBlank(), "a report must have a title");
        sections = List.copyOf(sections);
        FileNames.checkDistinct(files(sections).map(ResultTable::name).toList(), "table");
        FileNames.checkDistinct(figures(sections).map(Figure::name).toList(), "figure");
    }

    /// All that have a CSV file: the tables on the page, and those that are only files.
    public List<ResultTable> files() {
        return files(sections).toList();
    }

    private static Stream<ResultTable> files(List<Section> sections) {
        return Stream.concat(
                of(ResultTable.class, sections),
                of(Block.DataFile.class, sections).map(Block.DataFile::table));
    }

    public List<Figure> figures() {
        return figures(sections).toList();
    }

    private static Stream<Figure> figures(List<Section> sections) {
        return sections.stream().flatMap(section -> section.blocks().stream()).flatMap(block -> switch (block) {
            case Figure figure -> Stream.of(figure);
            case Block.FigureRow row -> row.figures().stream();
            default -> Stream.empty();
        });
    }

    /// A table of contents is for reports that do not show their sections at a glance.
    boolean hasContents() {
        return sections.size() > FEW;
    }

    /// A name for the place of each section, all different.
    List<String> places() {
        List<String> places = new ArrayList<>();
        for (Section section : sections) {
            String slug = FileNames.slug(section.heading());
            String place = slug;
            for (int i = 2; places.contains(place); i++) place = slug + "-" + i;
            places.add(place);
        }
        return places;
    }

    private static <T> Stream<T> of(Class<T> kind, List<Section> sections) {
        return sections.stream()
                .flatMap(section -> section.blocks().stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }
}
