import type { Product, ProductOffer } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { formatEuros } from '@magazijn/domain/money';
import { Button } from '@magazijn/ui';
import { dealStep } from '../../shared/products/dealStep.ts';
import { unitPriceText } from '../../shared/products/unitPriceText.ts';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { productPageTexts } from './productPageTexts.ts';

/** The price per piece, diaper, liter or kilo of a product's page. */
export const MeasurePriceText = ({ product }: { product: Product }) => unitPriceText(product);

interface DealStepButtonProps {
  product: Product;
  freeGoods: NonNullable<ProductOffer['freeGoods']>;
  quantity: number;
}

/** What completes free goods and what it saves, with a button unless it is beside the stepper. */
export function DealStepButton({ product, freeGoods, quantity }: DealStepButtonProps) {
  const { cart } = useCustomer();
  const { id, name, price } = product;
  if (price === null) return null;
  const deal = { kind: 'free-goods', ...freeGoods } as const;
  const step = dealStep({ price, deal }, quantity, maxOrderQuantity(product));
  if (!step) return null;
  const isBesideStepper = quantity > 0 && step.units <= freeGoods.free;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <b className="text-15 text-sale-text">{productPageTexts.saves(formatEuros(step.saving))}</b>
      {!isBesideStepper && (
        <Button
          tone="tertiary"
          aria-label={`${step.label}: ${name}`}
          onClick={() => cart.add(id, step.units)}
        >
          {step.label}
        </Button>
      )}
    </span>
  );
}
