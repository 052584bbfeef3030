/** Whether `accept` lists the file's type, as browsers read it; an empty list accepts every file. */
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
