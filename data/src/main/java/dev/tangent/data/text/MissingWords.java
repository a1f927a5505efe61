package dev.tangent.data.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Words and numbers that stand for a missing cell, beside the usual marks of [CellParser]: `unknown`, `-999`.
///
/// @param words each for all columns, or for one alone as `column=word`; a word that is a number means that number,
/// however a cell writes it
public record MissingWords(List<String> words) {
    /// None.
    public static final MissingWords NONE = new MissingWords(List.of());

    public MissingWords {
        words = List.copyOf(words);
    }

    /// Those that some columns go by, and which of them were met so far.
    public MissingCells among(Collection<String> columns) {
        Set<String> known = Set.copyOf(columns);
        Map<String, List<String>> own = new HashMap<>();
        List<String> shared = new ArrayList<>();
        for (String word : words) {
            int mark = word.indexOf('=');
            String column = mark < 0 ? "" : word.substring(0, mark);
            if (mark > 0 && known.contains(column))
                own.computeIfAbsent(column, name -> new ArrayList<>()).add(word.substring(mark + 1));
            else shared.add(word);
        }
        return new MissingCells(shared, own);
    }

    /// What is missing in the columns of one table.
    public static final class MissingCells {
        private final ColumnWords shared;
        private final Map<String, ColumnWords> own = new HashMap<>();
        private final Set<String> met = new HashSet<>();

        private MissingCells(List<String> shared, Map<String, List<String>> own) {
            this.shared = new ColumnWords(shared);
            own.forEach((column, words) -> {
                List<String> all = new ArrayList<>(shared);
                all.addAll(words);
                this.own.put(column, new ColumnWords(all));
            });
        }

        /// The words of a column.
        public ColumnWords of(String column) {
            return own.getOrDefault(column, shared);
        }

        /// Whether a word was met, in whatever column it is for.
        boolean wasMet(String word) {
            return met.contains(word);
        }

        /// What is missing in one column.
        public final class ColumnWords {
            private final Map<Double, String> numbers = new HashMap<>();
            private final Set<String> texts = new HashSet<>();

            private ColumnWords(List<String> words) {
                CellParser parser = new CellParser(false);
                for (String word : words) {
                    texts.add(word.strip());
                    if (parser.parse(word) == CellKind.NUMBER) numbers.put(parser.value(), word.strip());
                }
            }

            /// Whether no word is given.
            public boolean isEmpty() {
                return texts.isEmpty();
            }

            /// Whether a number stands for nothing.
            public boolean has(double number) {
                String word = numbers.isEmpty() ? null : numbers.get(number);
                return word != null && noted(word);
            }

            /// Whether a text stands for nothing.
            public boolean has(String text) {
                return texts.contains(text) && noted(text);
            }

            private boolean noted(String word) {
                met.add(word);
                return true;
            }
        }
    }

    /// The words that no cell of the table says.
    ///
    /// @param cells of all its columns, after all were read
    public List<String> unmet(MissingCells cells) {
        return words.stream()
                .filter(word -> !cells.wasMet(word.strip()) && !cells.wasMet(word.substring(word.indexOf('=') + 1)))
                .toList();
    }
}
