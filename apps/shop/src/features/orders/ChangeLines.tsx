import type { Order, OrderChangePreview } from '@magazijn/api-client';
import { type Cents, formatEuros } from '@magazijn/domain/money';
import { announce, Button, IconButton, Link, Table, type TableColumn } from '@magazijn/ui';
import { Trash2 } from '@magazijn/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { ProductSearchField } from '../../shared/products/ProductSearchField.tsx';
import { QuantityCell } from '../../shared/products/QuantityCell.tsx';
import { changeTexts as texts } from './changeTexts.ts';
import type { UnsavedOrder } from './orderEdits.ts';

interface ChangeLinesProps {
  order: Order;
  edits: UnsavedOrder;
  /** The last preview of the change; null before there is one. */
  preview: OrderChangePreview | null;
}

interface Row {
  readonly productId: number;
  readonly name: string;
  readonly path: string;
  readonly contents: string;
  readonly articleNumber: string;
  /** The units in the order; 0 for an added product. */
  readonly before: number;
  /** The units after the change; 0 for a removed product. */
  readonly units: number;
  /** Prices of one unit, excluding VAT; null while unknown. */
  readonly priceBefore: Cents | null;
  readonly price: Cents | null;
  readonly onQuantity: (units: number) => void;
  readonly onRemove: () => void;
  readonly onPutBack: () => void;
}

const idOf = (productId: number, button: 'remove' | 'undo'): string => `order-line-${productId}-${button}`;

/** A removed product has only its name and the undo button. */
const unlessRemoved = (cell: (row: Row) => ReactNode) => (row: Row) => (row.units === 0 ? null : cell(row));

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'product',
    header: texts.columns.product,
    rowHeader: true,
    width: 'fill',
    cell: (row) => (row.units === 0 ? <RemovedCell {...row} /> : <ProductCell {...row} />),
  },
  { id: 'price', header: texts.columns.price, numeric: true, cell: unlessRemoved(priceCell) },
  {
    id: 'quantity',
    header: texts.columns.quantity,
    cell: unlessRemoved(({ productId, name, units, onQuantity, onRemove }) => (
      <span className="flex items-start gap-1">
        <QuantityCell name={name} quantity={units} onQuantity={onQuantity} />
        <IconButton id={idOf(productId, 'remove')} label={texts.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </span>
    )),
  },
];

/** The products of an order that is being changed, and a field that adds one. */
export function ChangeLines({ order, edits, preview }: ChangeLinesProps) {
  const [outcome, setOutcome] = useState('');
  const focusNext = useRef<string | null>(null);
  // The pressed button is gone with the row's content.
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const quantities = edits.change.quantities ?? {};
  const bought = order.cart.lines.filter(({ giveAway }) => !giveAway);
  const products = [
    ...bought.map(({ productId: id, name, path, contents, articleNumber, quantity, price }) => ({
      ...{ id, name, path, contents, articleNumber, price },
      before: quantity,
    })),
    ...edits.added
      .filter(({ id }) => bought.every(({ productId }) => productId !== id))
      .map((product) => ({ ...product, before: 0 })),
  ];
  const rows = products.map(({ id, before, price, ...product }): Row => {
    const priced = preview?.lines.find(({ productId }) => productId === id);
    const isKept = priced !== undefined && priced.after > 0;
    return {
      ...product,
      productId: id,
      before,
      units: quantities[id] ?? before,
      priceBefore: before === 0 ? null : price,
      price: isKept ? priced.priceAfter : price,
      onQuantity: (units) => edits.setQuantity(id, units),
      onRemove: () => {
        focusNext.current = idOf(id, 'undo');
        edits.setQuantity(id, 0);
        setOutcome('');
        announce(texts.removed(product.name));
      },
      onPutBack: () => {
        focusNext.current = idOf(id, 'remove');
        edits.setQuantity(id, before);
        announce(texts.putBack(product.name));
      },
    };
  });

  return (
    <>
      <Table
        caption={texts.lines}
        columns={columns}
        rows={rows}
        rowKey={({ productId }) => String(productId)}
        pageSize={Number.POSITIVE_INFINITY}
      />
      <ProductSearchField
        label={texts.add}
        hint={outcome || texts.addHint}
        onChoose={(product) => {
          edits.add(product);
          const message = texts.added(product.name);
          setOutcome(message);
          announce(message);
        }}
      />
    </>
  );
}

function RemovedCell({ productId, name, onPutBack }: Row) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 font-normal text-ink-2">
      {texts.removed(name)}
      <Button id={idOf(productId, 'undo')} tone="tertiary" onClick={onPutBack}>
        {texts.undo}
      </Button>
    </span>
  );
}

function ProductCell({ name, path, contents, articleNumber, before, units }: Row) {
  const facts = [contents, articleNumber && texts.article(articleNumber)].filter(Boolean).join(' · ');
  return (
    <span className="block">
      <Link href={productHref(path)}>{name}</Link>
      {facts !== '' && <span className="block text-13 font-normal text-ink-2">{facts}</span>}
      {units !== before && <span className="block text-15 font-normal">{texts.wasUnits(before)}</span>}
    </span>
  );
}

function priceCell({ price, priceBefore }: Row) {
  if (price === null) return null;
  return (
    <span>
      {formatEuros(price)}
      {priceBefore !== null && priceBefore !== price && (
        <span className="block text-13 text-ink-2">{texts.wasPrice(formatEuros(priceBefore))}</span>
      )}
    </span>
  );
}
