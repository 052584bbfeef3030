import * as z from 'zod/mini';

/** An amount in euros, as a decimal number (specification, section 7). Never used for arithmetic. */
export const eurosSchema = z.number();
