import type { ApprovalRequestLine } from '@magazijn/api-client';
import { costCentreText } from '@magazijn/domain/cost-centres';
import { formatEuros } from '@magazijn/domain/money';
import { announce, Button, IconButton, Link, Table, type TableColumn } from '@magazijn/ui';
import { Trash2 } from '@magazijn/ui/icons';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { useSeenLines } from '../../shared/order/useSeenLines.ts';
import { QuantityCell } from '../../shared/products/QuantityCell.tsx';
import { SmallPicture } from '../../shared/products/SmallPicture.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

interface ApprovalLinesProps {
  lines: readonly ApprovalRequestLine[];
  /** Other units by product id; 0 leaves a product out. */
  quantities: Readonly<Record<number, number>>;
  /** Whether they are the units of the order, which can be changed after its approval. */
  areOrdered: boolean;
  /** Null while they cannot be changed. */
  onQuantity: ((productId: number, units: number) => void) | null;
}

interface Row extends ApprovalRequestLine {
  /** The units after the change; 0 for a product that is left out. */
  readonly units: number;
  readonly onUnits: ((units: number) => void) | null;
  readonly onRemove: () => void;
  readonly onPutBack: () => void;
}

const idOf = (productId: number, button: 'remove' | 'undo'): string => `request-line-${productId}-${button}`;

/** The row of a product that is left out has its name and a button that restores it. */
const unlessRemoved = (cell: (row: Row) => ReactNode) => (row: Row) => (row.units === 0 ? null : cell(row));

const sharedColumns: readonly TableColumn<Row>[] = [
  {
    id: 'product',
    header: texts.lineColumns.product,
    rowHeader: true,
    width: 'fill',
    cell: (row) => (row.units === 0 ? <RemovedCell {...row} /> : <ProductCell {...row} />),
  },
  { id: 'price', header: texts.lineColumns.price, numeric: true, cell: unlessRemoved(priceCell) },
];

const readColumns = (header: string): readonly TableColumn<Row>[] => [
  ...sharedColumns,
  {
    id: 'quantity',
    header,
    numeric: true,
    cell: unlessRemoved(({ units }) => units.toLocaleString('nl-NL')),
  },
];

const askedColumns = readColumns(texts.lineColumns.quantity);
const orderedColumns = readColumns(texts.lineColumns.ordered);

const editColumns: readonly TableColumn<Row>[] = [
  ...sharedColumns,
  {
    id: 'quantity',
    header: texts.lineColumns.quantity,
    cell: unlessRemoved(
      ({ productId, description, units, onUnits, onRemove }) =>
        onUnits && (
          <span className="flex items-start gap-1">
            <QuantityCell name={description} quantity={units} onQuantity={onUnits} />
            <IconButton id={idOf(productId, 'remove')} label={texts.remove(description)} onClick={onRemove}>
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </span>
        ),
    ),
  },
];

/** The products of a request, with prices of then and now; an approver changes their units. */
export function ApprovalLines({ lines, quantities, areOrdered, onQuantity }: ApprovalLinesProps) {
  useSeenLines(
    useMemo(
      () => lines.map(({ description: name, path, picture }) => ({ name, path, picture, contents: '' })),
      [lines],
    ),
  );
  const focusNext = useRef<string | null>(null);
  // The pressed button is gone with the row's content.
  useEffect(() => {
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });
  const rows = lines.map((line): Row => {
    const { productId, description, quantity } = line;
    return {
      ...line,
      units: quantities[productId] ?? quantity,
      onUnits: onQuantity && ((units) => onQuantity(productId, units)),
      onRemove: () => {
        focusNext.current = idOf(productId, 'undo');
        onQuantity?.(productId, 0);
        announce(texts.removed(description));
      },
      onPutBack: () => {
        focusNext.current = idOf(productId, 'remove');
        onQuantity?.(productId, quantity);
        announce(texts.putBack(description));
      },
    };
  });
  return (
    <Table
      caption={texts.lines}
      columns={onQuantity ? editColumns : areOrdered ? orderedColumns : askedColumns}
      rows={rows}
      rowKey={({ productId }) => String(productId)}
      pageSize={Number.POSITIVE_INFINITY}
    />
  );
}

/** That a product is left out, with a button that restores it while units can be changed. */
function RemovedCell({ productId, description, onUnits, onPutBack }: Row) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 font-normal text-ink-2">
      {onUnits ? texts.removed(description) : texts.notInOrder(description)}
      {onUnits && (
        <Button id={idOf(productId, 'undo')} tone="tertiary" onClick={onPutBack}>
          {texts.undo}
        </Button>
      )}
    </span>
  );
}

function ProductCell({
  path,
  description,
  articleNumber,
  unit,
  picture,
  problem,
  quantity,
  units,
  costCentre,
}: Row) {
  const facts = [
    unit,
    articleNumber && texts.article(articleNumber),
    costCentre && costCentreText(costCentre),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className="flex items-center gap-3 @max-[16rem]:flex-wrap">
      <span className="size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
        <SmallPicture name={picture} />
      </span>
      <span className="min-w-0 @max-[16rem]:basis-full">
        <Link href={productHref(path)}>{description}</Link>
        {facts !== '' && <span className="block text-13 font-normal text-ink-2">{facts}</span>}
        {problem !== '' && <span className="block text-15 font-medium text-danger">{problem}</span>}
        {units !== quantity && <span className="block text-15 font-normal">{texts.wasUnits(quantity)}</span>}
      </span>
    </span>
  );
}

function priceCell({ priceThen, priceNow }: Row) {
  return (
    <span className="block">
      {formatEuros(priceNow ?? priceThen)}
      {priceNow !== null && priceNow !== priceThen && (
        <span className="block text-13 text-ink-2">{texts.wasPrice(formatEuros(priceThen))}</span>
      )}
    </span>
  );
}
