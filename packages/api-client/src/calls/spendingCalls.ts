import { type Spending, toSpending } from '../model/Spending.ts';
import { spendingSchema } from '../schemas/spending.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

/** What an organisation spends. */
export function spendingCalls(send: Transport) {
  return {
    /**
     * What the organisation spent in a year, without VAT; null for a location outside of
     * the organisation.
     *
     * @param location the customer number of one company; null for all
     */
    spending: async (year: number, location: string | null): Promise<Spending | null> => {
      const query = { year: String(year), location: location ?? undefined };
      const found = await orNull(send({ path: '/spending', query, responseSchema: spendingSchema }));
      return found && toSpending(found);
    },
  };
}
