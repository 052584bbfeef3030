import type { ApiParts } from '../ApiParts.ts';

/** What settling payments needs; a worker has no more than this. */
export type SettlementParts = Pick<ApiParts, 'database' | 'clock' | 'report'>;
