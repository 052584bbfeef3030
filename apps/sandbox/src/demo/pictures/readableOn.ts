import { colorContrast } from './colorContrast.ts';
import { paper } from './inks.ts';

/** The colour for lettering on a ground: white where that reads, otherwise the dark tone given. */
export function readableOn(ground: string, dark: string): string {
  return colorContrast(paper, ground) >= 2.4 ? paper : dark;
}
