import * as z from 'zod/mini';

/** A segment of a path that names something: '…/luiers/…'. */
export const segmentInput = z.string().check(z.minLength(1), z.maxLength(200));
