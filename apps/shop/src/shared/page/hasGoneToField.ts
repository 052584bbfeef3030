/**
 * Whether the customer uses a field since a slow request started: its result must not move the focus then.
 *
 * @param before the element with the focus at the start of the request
 * @param hasTyped whether there was any input since, also in the same field
 */
export function hasGoneToField(before: Element | null, hasTyped = false): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea, select')) return false;
  return hasTyped || activeElement !== before;
}
