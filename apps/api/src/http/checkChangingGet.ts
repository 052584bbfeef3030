import { Refusal } from './Refusal.ts';

/** Refuses to change anything for a browser that only looks ahead, or at another site's wish (decision on GETs). */
export function checkChangingGet(headers: Headers): void {
  if (/prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) {
    throw new Refusal(403, 'This call changes something: it is not for prefetching.');
  }
  if (headers.get('sec-fetch-site') === 'cross-site') {
    throw new Refusal(403, 'This call changes something: it is not for other sites.');
  }
}
