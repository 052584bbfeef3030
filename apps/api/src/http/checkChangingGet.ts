import { Refusal } from './Refusal.ts';

/** Refuses to change anything for a browser that only looks ahead, or at another site's wish (decision on GETs). */
export function checkChangingGet({ method, headers }: Request): void {
  // A router answers HEAD by the handler of GET: whoever only asks for headers must not order anything.
  if (method !== 'GET') throw new Refusal(403, 'This call changes something: it takes GET only.');
  if (/prefetch/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) {
    throw new Refusal(403, 'This call changes something: it is not for prefetching.');
  }
  if (headers.get('sec-fetch-site') === 'cross-site') {
    throw new Refusal(403, 'This call changes something: it is not for other sites.');
  }
}
