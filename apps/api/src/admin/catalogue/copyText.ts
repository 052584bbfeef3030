/** A value in PostgreSQL's COPY text format: tabs, line ends and backslashes are escaped, and null is `\N`. */
export const copyText = (value: string | null): string =>
  value === null
    ? '\\N'
    : value.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
