import type { CartRecord } from './CartRecord.ts';

/** How a record stands under its key; `readCartRecord` reads it. */
export const cartText = ({ stored, pending, revision, ordered }: CartRecord): string =>
  JSON.stringify({
    ...stored,
    revision,
    ...(ordered.length === 0 ? {} : { ordered }),
    ...(pending === null ? {} : { pending }),
  });
