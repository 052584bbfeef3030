import type { payments } from '../database/tables/index.ts';

/** An attempt to pay as the database gives it. */
export type PaymentRow = typeof payments.$inferSelect;
