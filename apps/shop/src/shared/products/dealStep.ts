import { type CartProduct, dealCompletion } from '@magazijn/domain/cart';
import { type Cents, formatEuros } from '@magazijn/domain/money';

/** What completes a deal: the sentence with its saving, and the button with the quantity that it sets. */
export interface DealStep {
  readonly text: string;
  readonly label: string;
  /** 0 for a gift. */
  readonly saving: Cents;
  /** Units to add. */
  readonly units: number;
  /** The quantity after that. */
  readonly quantity: number;
}

/** The step that completes a deal; null when there is none, or it needs more than `most` units. */
export function dealStep(
  product: Pick<CartProduct, 'price' | 'deal'>,
  quantity: number,
  most: number,
): DealStep | null {
  const completion = dealCompletion(product, quantity, most);
  if (!completion) return null;
  const { units, free, saving } = completion;
  const more = quantity === 0 ? `Neem er ${units}` : `Nog ${units} erbij`;
  return {
    text:
      free === 0
        ? `${more}: je krijgt een cadeau`
        : `${more}: ${freeText(units, free)} · bespaar ${formatEuros(saving)}`,
    label: units === free ? `Voeg ${units} gratis toe` : `Voeg ${units} toe`,
    saving,
    units,
    quantity: quantity + units,
  };
}

function freeText(units: number, free: number): string {
  if (units === free) return units === 1 ? 'die is gratis' : 'die zijn gratis';
  return free === 1 ? '1 is gratis' : `${free} zijn gratis`;
}
