import type { Brand } from '@magazijn/server';

/** Why one gets a mail about an account of a shop, for its foot. */
export const accountReason = ({ name }: Brand): string =>
  `Je krijgt deze mail omdat dit e-mailadres bij een account van ${name} hoort.`;
