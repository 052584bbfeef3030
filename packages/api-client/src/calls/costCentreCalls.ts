import { toCostCentre } from '../model/Cart.ts';
import type { CostCentre } from '../model/CostCentre.ts';
import { costCentresSchema, type WireCostCentres } from '../schemas/costCentres.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const path = '/cost-centres';
const responseSchema = costCentresSchema;

const toCostCentres = ({ cost_centres: all }: WireCostCentres): readonly CostCentre[] =>
  all.flatMap((each) => toCostCentre(each) ?? []);

/** The groups and cost centres that the lines of the company's orders may have. Writing ones are for administrators. */
export function costCentreCalls(send: Transport) {
  return {
    /** By code, ended ones included; null when the back end has no such call. */
    costCentres: async (): Promise<readonly CostCentre[] | null> => {
      const found = await orNull(send({ path, responseSchema, complete: 'cost_centres' }));
      return found && toCostCentres(found);
    },

    /**
     * Adds one (`id` null), changes, ends or restores it; returns all. 404 when it is gone; 422 with a Dutch sentence.
     */
    saveCostCentre: async (
      id: number | null,
      { code, name, isEnded }: Omit<CostCentre, 'id'>,
    ): Promise<readonly CostCentre[]> => {
      const body = new URLSearchParams({ code, name, ended: isEnded ? '1' : '0' });
      const call = { method: 'POST', path: id === null ? path : `${path}/${id}`, body } as const;
      return toCostCentres(await send({ ...call, responseSchema }));
    },

    /** Removes one; it is ended instead when an order names it. Returns all of them. 404 when it is gone. */
    removeCostCentre: async (id: number): Promise<readonly CostCentre[]> =>
      toCostCentres(await send({ method: 'DELETE', path: `${path}/${id}`, responseSchema })),
  };
}
