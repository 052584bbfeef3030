import { announcements } from './announcements.ts';

/**
 * Announces a text in the page's `LiveRegion`, politely.
 *
 * @param text a whole sentence. A repeated one gets a silent space, since an unchanged region is not announced. An
 * empty text clears the region.
 */
export function announce(text: string): void {
  const isRepeated = text !== '' && announcements.read() === text;
  announcements.write(isRepeated ? `${text}\u00a0` : text);
}
