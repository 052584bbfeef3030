import type { OrderSummary } from '@magazijn/api-client';

/** An order's number as people see it; a back end that gives none gets the padded id. */
export const orderNumberText = ({ number, id }: Pick<OrderSummary, 'number' | 'id'>): string =>
  number ?? String(id).padStart(9, '0');
