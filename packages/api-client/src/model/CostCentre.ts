import type { WireCostCentres, WireLineCostCentre } from '../schemas/costCentres.ts';
import { isSet } from './fromWire.ts';

/** A group or a cost centre of a company; that of a line of an order has the texts of its day. */
export interface CostCentre {
  readonly id: number;
  /** '' for one that the company does not have any more. */
  readonly code: string;
  /** '' without one. */
  readonly name: string;
  /** Whether it can no longer be chosen. */
  readonly isEnded: boolean;
}

export const toCostCentres = ({ cost_centres }: WireCostCentres): readonly CostCentre[] =>
  cost_centres.map(toCostCentre);

/** Null for a line without one. */
export const toLineCostCentre = (wire: WireLineCostCentre): CostCentre | null =>
  wire ? toCostCentre(wire) : null;

const toCostCentre = ({ ended, ...costCentre }: NonNullable<WireLineCostCentre>): CostCentre => ({
  ...costCentre,
  isEnded: isSet(ended),
});
