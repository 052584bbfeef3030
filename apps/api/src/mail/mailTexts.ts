import type { Brand } from '@magazijn/server';

export const accountReason = ({ name }: Brand): string =>
  `Je krijgt deze mail omdat dit e-mailadres bij een account van ${name} hoort.`;
