/** Calls back once the browser has painted what the present act changed: what need not be seen at once belongs there. */
export function afterPaint(callBack: () => void): void {
  requestAnimationFrame(() => setTimeout(callBack));
}
