/**
 * Whether somebody is typing in a field that they have gone to since they asked for something, on a slow line: what comes
 * then leaves the focus with them.
 *
 * @param before what had the focus when it was asked for
 * @param hasTyped whether they have typed since, in the field of before too
 */
export function hasGoneToField(before: Element | null, hasTyped = false): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea, select')) return false;
  return hasTyped || activeElement !== before;
}
