/** Fewer pixels are a press, not a swipe. */
const LEAST = 40;

/**
 * Which way a finger went: 1 to the next picture, -1 to the one before, 0 when it pressed or scrolled the page.
 *
 * @example
 * swipeStep(-120, 5); // 1
 */
export function swipeStep(x: number, y: number): 1 | 0 | -1 {
  if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
