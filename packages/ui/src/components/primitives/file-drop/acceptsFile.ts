/**
 * Whether `accept` lists the file's type, by name or MIME type, as browsers read that attribute. An empty list accepts
 * every file.
 *
 * @example
 * acceptsFile({ name: 'Lijst.CSV', type: '' }, '.csv, image/*'); // true
 */
export function acceptsFile({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*')
        ? type.toLowerCase().startsWith(kind.slice(0, -1))
        : type.toLowerCase() === kind;
    })
  );
}
