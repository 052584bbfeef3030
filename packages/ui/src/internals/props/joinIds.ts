/**
 * The value of `aria-describedby` or `aria-labelledby`, from the component's ids and the caller's.
 *
 * @example
 * joinIds('email-error', props['aria-describedby']); // 'email-error terms'
 * joinIds(undefined, undefined); // undefined
 */
export function joinIds(...ids: readonly (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
