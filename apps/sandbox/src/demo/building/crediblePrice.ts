/**
 * A price as a wholesaler would print it: to five cents below € 5, ending on 45 or 95 above it.
 *
 * @example crediblePrice(1287.4) // 1295
 */
export function crediblePrice(cents: number): number {
  if (cents < 500) return Math.max(5, Math.round(cents / 5) * 5);
  return Math.round((cents + 5) / 50) * 50 - 5;
}
