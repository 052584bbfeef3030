import type { Narrowing } from '@magazijn/api-client';
import { SortSelect } from '@magazijn/ui';
import { listTexts } from './listTexts.ts';
import { orderNames } from './orderNames.ts';
import { readOrder } from './readOrder.ts';

interface ListOrderSelectProps {
  /** Of the filters' form, which the order belongs to. */
  form: string;
  narrowing: Narrowing;
  /** How the list's own order is called. */
  ownOrder: string;
  seesPrices: boolean;
  onNarrow: (narrowing: Narrowing) => void;
}

/** In which order the products stand; by price for those who see prices. */
export function ListOrderSelect({ form, narrowing, ownOrder, seesPrices, onNarrow }: ListOrderSelectProps) {
  const { name, new: latest, price, 'price-desc': dearest } = listTexts.orders;
  const options = [
    { value: '', label: ownOrder },
    { value: orderNames.name, label: name },
    { value: orderNames.new, label: latest },
    { value: orderNames.price, label: price },
    { value: orderNames['price-desc'], label: dearest },
  ];
  return (
    <SortSelect
      form={form}
      name="sorteer"
      options={seesPrices ? options : options.slice(0, 3)}
      value={narrowing.order === 'default' ? '' : orderNames[narrowing.order]}
      onValueChange={(chosen) => onNarrow({ ...narrowing, order: readOrder(chosen) })}
    />
  );
}
