import { announcements } from './announcements.ts';

/**
 * Announces a sentence in the page's `LiveRegion`, politely; an empty text clears it. A repeated one gets a
 * silent space, since an unchanged region is not announced.
 */
export function announce(text: string): void {
  const isRepeated = text !== '' && announcements.read() === text;
  announcements.write(isRepeated ? `${text}\u00a0` : text);
}
