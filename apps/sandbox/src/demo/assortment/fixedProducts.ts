import { longInformation } from '../content/longInformation.ts';
import type { DemoDeal } from '../DemoProduct.ts';

/** What is laid down for a product that people and tests find under a fixed path. */
export interface FixedProduct {
  readonly path: string;
  readonly stock: number;
  readonly pictures?: number;
  readonly isNew?: boolean;
  readonly deal?: DemoDeal;
  /** Instead of `deal`: from this amount on, the product with this path comes free. */
  readonly giveAway?: { readonly from: number; readonly path: string };
  readonly orderLimit?: number;
  readonly information?: string;
}

const PLENTY = 100_000;

/** By the path that the family alone would give. Source: the published list of demo products. */
export const fixedProducts: Readonly<Record<string, FixedProduct>> = {
  'pukkie-luiers-maat-4': {
    path: 'demo-luiers-maat-4',
    stock: PLENTY,
    pictures: 4,
    information: longInformation,
  },
  'pukkie-nachtluiers-maat-4': { path: 'demo-uitverkocht', stock: 0 },
  'appelsap-12-1-liter': {
    path: 'demo-appelsap-2-plus-1',
    stock: PLENTY,
    deal: { kind: 'free-goods', paid: 2, free: 1 },
  },
  'appelmoes-zonder-toegevoegde-suiker': {
    path: 'demo-tien-procent',
    stock: PLENTY,
    deal: { kind: 'percentage', percentage: 10 },
    orderLimit: 20,
  },
  'tekenblok-a3-wit': {
    path: 'demo-cadeau',
    stock: PLENTY,
    giveAway: { from: 2, path: 'waskrijtjes-dik' },
  },
  'plakkaatverf-5-kleuren': { path: 'demo-verf', stock: PLENTY, isNew: true },
  'waskrijtjes-dik': { path: 'waskrijtjes-dik', stock: PLENTY },
};
