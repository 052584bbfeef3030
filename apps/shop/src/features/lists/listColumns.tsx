import type { ShoppingListLine } from '@magazijn/api-client';
import { maxOrderQuantity } from '@magazijn/domain/cart';
import { formatDate } from '@magazijn/domain/delivery';
import type { ListLine, ListLineKind } from '@magazijn/domain/lists';
import { formatEuros } from '@magazijn/domain/money';
import { vatText } from '@magazijn/domain/orders';
import { Button, IconButton, Link, SelectField, type TableColumn } from '@magazijn/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@magazijn/ui/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { dealStep } from '../../shared/products/dealStep.ts';
import { expectedText } from '../../shared/products/expectedText.ts';
import { QuantityCell } from '../../shared/products/QuantityCell.tsx';
import { unitPriceText } from '../../shared/products/unitPriceText.ts';
import { listTexts as texts } from './listTexts.ts';

export interface ListRow {
  readonly line: ListLine;
  readonly known: ShoppingListLine | undefined;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onLine: (line: ListLine) => void;
  /** Moves the line, and keeps the focus on the button that did it. */
  readonly onMove: (by: -1 | 1, button: string) => void;
  readonly onRemove: () => void;
  /** Puts the line back; null unless it was removed and its place is still shown. */
  readonly onPutBack: (() => void) | null;
}

export const idOf = (productId: number, button: 'up' | 'down' | 'remove' | 'undo'): string =>
  `list-line-${productId}-${button}`;

const kinds = (['order', 'stock'] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** A removed line has only its name and the undo button. */
const unlessRemoved = (cell: (row: ListRow) => ReactNode) => (row: ListRow) =>
  row.onPutBack ? null : cell(row);

export const listColumns: readonly TableColumn<ListRow>[] = [
  {
    id: 'product',
    header: texts.table.product,
    rowHeader: true,
    width: 'fill',
    cell: (row) => (row.onPutBack ? <RemovedCell {...row} /> : <ProductCell {...row} />),
  },
  {
    id: 'quantity',
    header: texts.table.quantity,
    cell: unlessRemoved(({ line, name, onLine }) => (
      <QuantityCell
        name={name}
        quantity={line.quantity}
        onQuantity={(quantity) => onLine({ ...line, quantity })}
      />
    )),
  },
  {
    id: 'kind',
    header: texts.table.kind,
    cell: unlessRemoved(({ line, name, onLine }) => (
      // A long product name does not shrink it.
      <div className="@min-[40rem]:w-36">
        <SelectField
          label={texts.kindOf(name)}
          hideLabel
          required={false}
          options={kinds}
          value={line.kind}
          onValueChange={(kind) => onLine({ ...line, kind: kind as ListLineKind })}
        />
      </div>
    )),
  },
  { id: 'price', header: texts.table.price, numeric: true, cell: unlessRemoved(priceCell) },
  {
    id: 'acts',
    header: texts.table.acts,
    headerHidden: true,
    width: 'fit',
    cell: unlessRemoved((row) => <ActsCell {...row} />),
  },
];

/** A press that moves the focus to another button does not press that one while Enter is held. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** In place of a removed line: a message and an undo button. */
function RemovedCell({ line, name, onPutBack }: ListRow) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 font-normal text-ink-2">
      {texts.removed(name)}
      <Button
        id={idOf(line.productId, 'undo')}
        tone="tertiary"
        onClick={() => onPutBack?.()}
        onKeyDown={ignoreHeldEnter}
      >
        {texts.undo}
      </Button>
    </span>
  );
}

function ProductCell({ line, known, name, onLine }: ListRow) {
  const product = known?.product;
  const most = product ? maxOrderQuantity(product) : 0;
  const step = product && line.kind === 'order' ? dealStep(product, line.quantity, most) : null;
  const number = product?.articleNumber || known?.articleNumber;
  return (
    <span className="block">
      {product ? <Link href={productHref(product.path)}>{name}</Link> : name}
      <span className="block text-13 font-normal text-ink-2">
        {[product?.contents, number && texts.article(number), product && vatText(product.vatPercentage)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {line.kind === 'stock' && known?.count?.at && (
        <span className="block text-13 font-normal text-ink-2">
          {texts.lastCount(known.count.counted, formatDate(known.count.at))}
        </span>
      )}
      {product === null && <span className="block text-15 text-danger">{texts.vanishedLine}</span>}
      {product && most === 0 && (
        <span className="block text-15 text-warning">
          {[texts.soldOutLine, expectedText(product.expectedOn)].filter(Boolean).join(' ')}
        </span>
      )}
      {step && (
        <span className="flex flex-wrap items-center gap-x-3 text-15 text-sale-text">
          {step.text}
          <Button
            tone="tertiary"
            aria-label={`${texts.makeIt(step.quantity)}: ${name}`}
            onClick={() => onLine({ ...line, quantity: step.quantity })}
          >
            {texts.makeIt(step.quantity)}
          </Button>
        </span>
      )}
    </span>
  );
}

function priceCell({ known }: ListRow) {
  const price = known?.product?.price;
  if (!known?.product || price === undefined) return null;
  const measurePrice = unitPriceText(known.product);
  return (
    <span className="whitespace-nowrap">
      {formatEuros(price)}
      {measurePrice && <span className="block text-13 text-ink-2">{measurePrice}</span>}
      {known.priceThen !== null && known.priceThen !== price && (
        <span className="block text-13 text-ink-2">{texts.priceThen(formatEuros(known.priceThen))}</span>
      )}
    </span>
  );
}

function ActsCell({ line: { productId }, name, index, count, onMove, onRemove }: ListRow) {
  const move = (by: -1 | 1, button: string) => {
    if (index + by >= 0 && index + by < count) onMove(by, button);
  };
  const [up, down] = [idOf(productId, 'up'), idOf(productId, 'down')];
  return (
    <span className="ms-auto flex @max-[44rem]:flex-wrap">
      <IconButton id={up} label={texts.up(name)} aria-disabled={index === 0} onClick={() => move(-1, up)}>
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        id={down}
        label={texts.down(name)}
        aria-disabled={index === count - 1}
        onClick={() => move(1, down)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        id={idOf(productId, 'remove')}
        label={texts.remove(name)}
        onClick={onRemove}
        onKeyDown={ignoreHeldEnter}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}
