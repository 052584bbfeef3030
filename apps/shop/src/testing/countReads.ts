/** Counts the reads of a property of the data, which a component reads once per render. */
export function countReads(data: unknown, name: string): () => number {
  let reads = 0;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const property = Object.getOwnPropertyDescriptor(value, name);
    if (property) {
      const get = () => {
        reads += 1;
        return property.value;
      };
      // Not enumerable, so that JSON of the data does not count.
      Object.defineProperty(value, name, { get, enumerable: false });
    } else Object.values(value).forEach(visit);
  };
  visit(data);
  return () => reads;
}
