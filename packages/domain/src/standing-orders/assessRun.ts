import { type CartProduct, type Deal, lineCost } from '../cart/deals.ts';
import { type Cents, cents } from '../money/cents.ts';

/** The price of one unit when the standing order was made or last placed. */
export interface AgreedPrice {
  readonly price: Cents;
  readonly deal: Deal | null;
}

export interface StandingLine {
  readonly productId: number;
  /** The wanted units, from 1. */
  readonly wanted: number;
  /** Null when there is nothing to compare with. */
  readonly agreed: AgreedPrice | null;
  /** Null when the shop no longer sells it; `max` is the most units that can be ordered now, 0 when it is sold out. */
  readonly product: (Pick<CartProduct, 'price' | 'deal'> & { readonly max: number }) | null;
}

export interface RunLine {
  readonly productId: number;
  readonly wanted: number;
  /** The units that can be ordered now, at most `wanted`; 0 for none. */
  readonly quantity: number;
  readonly shortage: 'gone' | 'sold-out' | 'short' | null;
  /** The price of `quantity` after the product's own deal, excluding VAT. */
  readonly cost: Cents;
  /** The price at the agreed price and deal; null when there is nothing to compare with. */
  readonly costThen: Cents | null;
  /** Whether the buyer has to see it before it is ordered. */
  readonly asks: boolean;
}

/** The maximum of the setting for the price rise, in per cent, above which the buyer has to confirm. */
export const maxAllowedPriceRise = 100;

/** A line needs confirmation when it cannot be ordered whole, or costs over `maxPriceRise` per cent more than agreed. */
export function assessRun(lines: readonly StandingLine[], maxPriceRise: number): readonly RunLine[] {
  return lines.map(({ productId, wanted, agreed, product }): RunLine => {
    if (product === null || product.max === 0) {
      const shortage = product === null ? 'gone' : 'sold-out';
      return { productId, wanted, quantity: 0, shortage, cost: cents(0), costThen: null, asks: true };
    }
    const quantity = Math.min(wanted, product.max);
    const cost = lineCost(product, quantity);
    const costThen = agreed && lineCost(agreed, quantity);
    const isDearer = costThen !== null && (cost - costThen) * 100 > costThen * maxPriceRise;
    const shortage = quantity < wanted ? 'short' : null;
    return { productId, wanted, quantity, shortage, cost, costThen, asks: isDearer || shortage !== null };
  });
}

/**
 * - `owner`: the user in whose name it orders can no longer log in
 * - `payment`: the company no longer pays on account or by direct debit
 * - `list`: its list was removed
 * - `empty`: nothing of it can be ordered
 * - `minimum`: below the minimum order amount
 * - `day`: its delivery day can no longer be reached
 * - `lines`: a line needs confirmation
 */
export type RunProblem = 'owner' | 'payment' | 'list' | 'empty' | 'minimum' | 'day' | 'lines';

const blocking: readonly RunProblem[] = ['owner', 'payment', 'list', 'empty', 'minimum'];

/** Whether a problem has to be solved first; for the others the buyer's consent is enough. */
export const isBlocking = (problem: RunProblem): boolean => blocking.includes(problem);

export interface RunState {
  readonly hasOwner: boolean;
  readonly paysLater: boolean;
  readonly hasList: boolean;
  readonly isDayOffered: boolean;
  readonly lines: readonly RunLine[];
  /** The subtotal of the orderable lines, after deals. */
  readonly subtotal: Cents;
  readonly minimumOrder: Cents;
}

/** The problems that prevent ordering a run automatically, the blocking ones first. */
export function runProblems(state: RunState): RunProblem[] {
  if (!state.hasOwner) return ['owner'];
  if (!state.hasList) return ['list'];
  const isEmpty = state.lines.every(({ quantity }) => quantity === 0);
  const found: Readonly<Record<RunProblem, boolean>> = {
    owner: false,
    list: false,
    payment: !state.paysLater,
    empty: isEmpty,
    minimum: !isEmpty && state.subtotal < state.minimumOrder,
    day: !state.isDayOffered,
    lines: state.lines.some(({ asks }) => asks),
  };
  return (Object.keys(found) as RunProblem[]).filter((problem) => found[problem]);
}
