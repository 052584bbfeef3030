import * as z from 'zod/mini';

/** For calls without variable segments and parameters. */
export const noInput = z.object({});
