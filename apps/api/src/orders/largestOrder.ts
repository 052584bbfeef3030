import { cents } from '@magazijn/domain/money';

/** The most that one order may come to, including VAT: ten million euros, which the columns for amounts hold. */
export const largestOrder = cents(1_000_000_000);
