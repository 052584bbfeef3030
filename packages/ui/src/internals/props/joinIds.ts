/** The value of `aria-describedby` or `aria-labelledby` from several ids; undefined for none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
