import { type Spending, toSpending } from '../model/Spending.ts';
import { spendingSchema } from '../schemas/spending.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

export function spendingCalls(send: Transport) {
  return {
    /** A year without VAT, of one company by its number or of all; null for a location outside of the organisation. */
    spending: async (year: number, location: string | null): Promise<Spending | null> => {
      const query = { year: String(year), location: location ?? undefined };
      const found = await orNull(send({ path: '/spending', query, responseSchema: spendingSchema }));
      return found && toSpending(found);
    },
  };
}
