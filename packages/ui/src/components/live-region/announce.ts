import { announcements } from './announcements.ts';

/**
 * Has the page's `LiveRegion` say a text when the screen reader is free.
 *
 * @param text - A whole sentence. The same sentence twice is said twice: a space that is not heard tells them
 * apart, since a region that does not change is silent.
 */
export function announce(text: string): void {
  announcements.write(announcements.read() === text ? `${text}\u00a0` : text);
}
