/** Whether the customer has gone to a field since a request started: then its result moves no focus. */
export function hasGoneToField(before: Element | null, hasTyped = false): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea, select')) return false;
  return hasTyped || activeElement !== before;
}
