import type { CartLine, CostCentre } from '@magazijn/api-client';
import type { CartCostCentres } from '@magazijn/domain/cart';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { announce, Button } from '@magazijn/ui';
import { useState } from 'react';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { CostCentreField } from './CostCentreField.tsx';
import { costCentreTexts as texts } from './costCentreTexts.ts';

interface AllCostCentresProps {
  lines: readonly CartLine[];
  costCentres: readonly CostCentre[];
}

/** Sets one group or cost centre on all lines of the cart, with a button that undoes it. */
export function AllCostCentres({ lines, costCentres }: AllCostCentresProps) {
  const { cart } = useCustomer();
  const [id, setId] = useState(0);
  /** The choice that was set, and the choices of the lines before. */
  const [set, setSet] = useState<{ readonly text: string; readonly before: CartCostCentres } | null>(null);

  const setAll = () => {
    const { quantities, costCentres: chosen } = cart.getState();
    const known = new Map(lines.map((line) => [String(line.productId), line.costCentre?.id ?? 0]));
    const ids = Object.keys(quantities);
    const found = costCentres.find((each) => each.id === id);
    const text = found ? texts.isSet(costCentreText(found)) : texts.areUnset;
    const before = ids.map((product) => [product, chosen?.[product] ?? known.get(product) ?? 0] as const);
    setSet({ text, before: Object.fromEntries(before) });
    cart.setCostCentres(Object.fromEntries(ids.map((product) => [product, id])));
    announce(text);
  };
  const undo = () => {
    if (set) cart.setCostCentres(set.before);
    setSet(null);
  };

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-4">
      <CostCentreField
        label={texts.all}
        className="min-w-0 grow basis-64 wide:max-w-96"
        costCentres={costCentres}
        value={id}
        onChange={setId}
      />
      <Button onClick={setAll}>{texts.setAll}</Button>
      {set && (
        <p className="flex flex-wrap items-center gap-x-4 text-15">
          {set.text}
          <Button tone="tertiary" onClick={undo}>
            {texts.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
