import type { orderLines, orders } from '../database/tables/index.ts';

/** An order as the database gives it. */
export type OrderRow = typeof orders.$inferSelect;

/** A frozen line, with what the product has in stock and one order may have of it today. */
export type OrderLineRow = typeof orderLines.$inferSelect & {
  readonly stock: number;
  readonly available: boolean;
  readonly orderLimit: number | null;
};
