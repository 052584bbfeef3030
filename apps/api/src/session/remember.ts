/**
 * Keeps what a function made of the latest texts; null is never kept, so that nobody can fill the memory with what does
 * not count.
 *
 * @param most how many; beyond it the oldest is forgotten.
 */
export function remember<Value>(
  most: number,
  make: (text: string) => Promise<Value | null>,
): (text: string) => Promise<Value | null> {
  const known = new Map<string, Value>();
  return async (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = await make(text);
    if (made === null) return null;
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(text, made);
    return made;
  };
}
