import type { PackDrawing } from '../shapes/PackDrawing.ts';
import { place } from '../svg.ts';

/** Stands a drawing on `foot` with the middle of its width (not its x = 0) at `middle`. */
export function placePack(
  { left, right }: PackDrawing,
  content: string,
  middle: number,
  foot: number,
  scale: number,
): string {
  return place(middle - ((left + right) / 2) * scale, foot, scale, content);
}
