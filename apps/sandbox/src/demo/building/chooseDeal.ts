import type { DemoDeal } from '../DemoProduct.ts';
import { chance } from './chance.ts';

const DEALS: readonly DemoDeal[] = [
  { kind: 'free-goods', paid: 2, free: 1 },
  { kind: 'free-goods', paid: 3, free: 1 },
  { kind: 'free-goods', paid: 5, free: 1 },
  { kind: 'percentage', percentage: 10 },
  { kind: 'percentage', percentage: 15 },
  { kind: 'percentage', percentage: 20 },
];

/** The action on a single product: about one in twenty has one, the same one on every machine. */
export function chooseDeal(articleNumber: number): DemoDeal | null {
  if (chance(`deal ${articleNumber}`) >= 0.055) return null;
  return DEALS[Math.floor(chance(`kind of deal ${articleNumber}`) * DEALS.length)] ?? null;
}
