/** Calls back after the next paint. For work that does not have to be visible at once. */
export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => setTimeout(callBack));
}
