/** The minimum distance of a swipe in pixels; anything shorter is a press. */
const LEAST = 40;

/** 1 for a swipe to the next picture, -1 to the previous one, 0 for a press or a vertical scroll. */
export function swipeStep(x: number, y: number): 1 | 0 | -1 {
  if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
