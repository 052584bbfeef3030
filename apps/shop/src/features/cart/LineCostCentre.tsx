import type { CartLine, CostCentre } from '@magazijn/api-client';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';
import { CostCentreField } from './CostCentreField.tsx';
import { costCentreTexts as texts } from './costCentreTexts.ts';

/** The value while the buyer has not chosen. */
const notChosen = -1;

interface LineCostCentreProps {
  line: CartLine;
  /** Those that can be chosen. */
  costCentres: readonly CostCentre[];
}

/** The group or cost centre of a line of the cart: the buyer's choice at once, or what the back end remembers. */
export function LineCostCentre({ line, costCentres }: LineCostCentreProps) {
  const { cart } = useCustomer();
  const { productId, costCentre: known } = line;
  const chosen = useSelected(cart, (state) => state.costCentres?.[productId] ?? notChosen, notChosen);
  const id = chosen === notChosen ? (known?.id ?? 0) : chosen;
  const isOpen = id === 0 || costCentres.some((each) => each.id === id);
  const ended = known?.id === id ? known : { id, code: '', name: '', isEnded: true };
  return (
    <CostCentreField
      label={texts.of(line.name)}
      hideLabel
      className="max-w-72 pt-2"
      costCentres={costCentres}
      value={id}
      onChange={(next) => cart.setCostCentres({ [productId]: next })}
      ended={isOpen ? undefined : ended}
    />
  );
}
