package dev.tangent.present.code;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Names, literals and calls of a program in Java. What it names it imports: a type is given as such, so that the
/// compiler follows it when it moves.
final class JavaWriter {
    private final TreeSet<String> imports = new TreeSet<>();
    private final StringBuilder calls = new StringBuilder();

    /// The name of a type; a nested one as `Outer.Inner`.
    String type(Class<?> type) {
        Class<?> outer = type;
        while (outer.getEnclosingClass() != null) outer = outer.getEnclosingClass();
        imports.add(outer.getName());
        return type.getCanonicalName().substring(outer.getPackageName().length() + 1);
    }

    String constant(Enum<?> value) {
        return type(value.getDeclaringClass()) + "." + value.name();
    }

    /// The public constant of a class that is this value.
    String constant(Class<?> owner, Object value) {
        for (var field : owner.getFields())
            try {
                if (value.equals(field.get(null))) return type(owner) + "." + field.getName();
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e); // public constants
            }
        throw new IllegalArgumentException(owner + " has no constant " + value);
    }

    /// `new Type(arguments)`.
    String made(Class<?> type, Object... arguments) {
        return "new " + type(type) + "(" + joined(List.of(arguments)) + ")";
    }

    /// Adds `.name(arguments)`.
    void call(String name, Object... arguments) {
        call(name, List.of(arguments));
    }

    void call(String name, List<?> arguments) {
        calls.append('.').append(name).append('(').append(joined(arguments)).append(')');
    }

    /// All calls so far.
    String calls() {
        return calls.toString();
    }

    String imports() {
        return imports.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining());
    }

    static String joined(List<?> items) {
        return items.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /// `List.of(items)`.
    static String list(List<?> items) {
        return "List.of(" + joined(items) + ")";
    }

    static List<String> quoted(List<String> texts) {
        return texts.stream().map(JavaWriter::quoted).toList();
    }

    static String quoted(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char letter : text.toCharArray())
            if (letter == '"' || letter == '\\') literal.append('\\').append(letter);
            else if (Character.isISOControl(letter)) literal.append(String.format("\\%03o", (int) letter));
            else literal.append(letter);
        return literal.append('"').toString();
    }
}
