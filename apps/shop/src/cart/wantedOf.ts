import type { CartIntent } from '@magazijn/api-client';
import type { CartRecord } from './CartRecord.ts';
import { intentOf } from './intentOf.ts';

/** What the buyer wants now, answered or not. */
export const wantedOf = ({ stored, pending }: CartRecord): CartIntent => pending ?? intentOf(stored);
