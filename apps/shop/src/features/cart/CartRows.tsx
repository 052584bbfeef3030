import type { CartInfo, CartLine, Category, CostCentre } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { Button, CartGroup, CartTable } from '@magazijn/ui';
import { ChevronLeft } from '@magazijn/ui/icons';
import { useMemo } from 'react';
import { aisleIn } from '../../shared/data/useAisleOf.tsx';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQueryIf } from '../../shared/data/useQuery.ts';
import { PutOnList } from '../../shared/lists/PutOnList.tsx';
import { useSeenLines } from '../../shared/order/useSeenLines.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { Late } from '../../shared/stores/Late.tsx';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { CartRow } from './CartRow.tsx';
import { cartTexts } from './cartTexts.ts';
import { costCentreTexts } from './costCentreTexts.ts';
import { groupLines, useGrouping } from './groupLines.ts';
import { QuickOrderLink } from './QuickOrderLink.tsx';

interface CartRowsProps {
  info: CartInfo;
  /** The top categories, for the names of the groups and the colours of the lines. */
  categories: readonly Category[];
  onEmpty: () => void;
  onContinue: () => void;
}

const AllCostCentres = lazyPart(
  async () => (await import('./AllCostCentres.tsx')).AllCostCentres,
  () => null,
);

/** The space of `AllCostCentres` until its code is loaded: below it nothing moves. */
const AllCostCentresSpace = () => (
  <div aria-hidden className="invisible flex flex-wrap items-end gap-x-4 gap-y-2 pb-4">
    <span className="grid min-w-0 grow basis-64 gap-1 wide:max-w-96">
      <span className="text-15 font-bold">{costCentreTexts.all}</span>
      <span className="h-control" />
    </span>
    <Button disabled>{costCentreTexts.setAll}</Button>
  </div>
);

/** The cost centres that can be chosen; the same array in every render. */
function useCostCentres(): readonly CostCentre[] {
  const { data } = useQueryIf(useHasCapability('cost-centres'), 'costCentres');
  return useMemo(() => data?.filter(({ isEnded }) => !isEnded) ?? [], [data]);
}

const isSoldOut = ({ giveAway, available, stock }: CartLine): boolean =>
  !giveAway && (!available || stock <= 0);

/** The lines, in order of addition or by category. A removed line disappears before the response. */
export function CartRows({ info, categories, onEmpty, onContinue }: CartRowsProps) {
  const { quantities, units, store, status } = useCart();
  const [grouped, toggleGrouping] = useGrouping();
  useSeenLines(info.lines);
  const lines = info.lines.filter((line) => line.giveAway || quantities[line.productId] !== undefined);
  const aisleOf = aisleIn(categories);
  const costCentres = useCostCentres();
  const groups = groupLines(lines, categories);
  const soldOut = lines.filter(isSoldOut).map(({ productId }) => productId);
  const row = (line: CartLine) => {
    const wanted = quantities[line.productId] ?? line.quantity;
    return (
      <CartRow
        key={`${line.productId} ${line.giveAway}`}
        line={line}
        aisle={aisleOf(line.path)}
        wanted={wanted}
        isUnsent={status === 'unsent' && !line.giveAway && wanted !== line.quantity}
        soldOut={isSoldOut(line) ? soldOut : undefined}
        costCentres={costCentres}
        onQuantityChange={store.setQuantity}
      />
    );
  };

  const table = (
    <CartTable
      summary={
        <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {cartTexts.summary(Object.keys(quantities).length, units)}
          {groups.length > 1 && (
            <Button tone="tertiary" onClick={toggleGrouping}>
              {grouped ? cartTexts.asOneList : cartTexts.byCategory}
            </Button>
          )}
        </span>
      }
      footer={
        <>
          <Button tone="secondary" shape="back" onClick={onContinue}>
            <ChevronLeft aria-hidden className="size-5" />
            {cartTexts.continueShopping}
          </Button>
          <QuickOrderLink />
          <PutOnList
            what={cartTexts.cart}
            lines={Object.entries(quantities).map(([id, quantity]) => ({ productId: Number(id), quantity }))}
          />
          <Button tone="tertiary" onClick={onEmpty}>
            {cartTexts.emptyCart}
          </Button>
        </>
      }
    >
      {grouped && groups.length > 1
        ? groups.map(({ category, title, subtotal, lines: own }) => (
            <CartGroup
              key={category}
              data-category={aisleOf(`${category}/`) ?? undefined}
              title={title}
              subtotal={formatEuros(subtotal)}
            >
              {own.map(row)}
            </CartGroup>
          ))
        : lines.map(row)}
    </CartTable>
  );
  return (
    <>
      {costCentres.length > 0 && lines.length > 1 && (
        <Late fallback={<AllCostCentresSpace />}>
          <AllCostCentres lines={lines} costCentres={costCentres} />
        </Late>
      )}
      {table}
    </>
  );
}
