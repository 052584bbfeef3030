import type { Need } from './need.ts';

/**
 * Who sees it, what it is, and of what: prices of one customer are never found under another's key.
 *
 * @example resourceKey('100001', need(product, { path: 'a/b' })) // '100001|product|{"path":"a/b"}'
 */
export const resourceKey = (
  viewer: string,
  { name, argument }: Pick<Need<unknown>, 'name' | 'argument'>,
): string => `${viewer}|${name}|${JSON.stringify(argument ?? null)}`;
