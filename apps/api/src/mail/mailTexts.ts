import type { Brand } from '@magazijn/server';

/** The reason for a mail about an account, for its footer. */
export const accountReason = ({ name }: Brand): string =>
  `Je krijgt deze mail omdat dit e-mailadres bij een account van ${name} hoort.`;
