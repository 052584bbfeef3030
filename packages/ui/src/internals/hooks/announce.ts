import { announcements } from './announcements.ts';

/**
 * Has the page's `LiveRegion` say a text when the screen reader is free.
 *
 * @param text - A whole sentence. The same sentence twice is said twice: a space that is not heard tells them
 * apart, since a region that does not change is silent. An empty one takes away what was said last.
 */
export function announce(text: string): void {
  const isRepeated = text !== '' && announcements.read() === text;
  announcements.write(isRepeated ? `${text}\u00a0` : text);
}
