package dev.tangent.data.table;

/// Of a format that has types of its own: numbers stay numbers, however they were written.
interface TypedRowWriter extends RowWriter {
    @Override
    default RowWriter original(String text, double value, boolean number) {
        if (number && Double.isNaN(value)) return missing();
        if (number) return cell(value);
        return text.isEmpty() ? missing() : cell(text);
    }
}
