import type { ShoppingListLine } from '@magazijn/api-client';
import { largestLineQuantity } from '@magazijn/domain/cart';
import { type ListLine, type ListLineKind, moveLine } from '@magazijn/domain/lists';
import { formatEuros } from '@magazijn/domain/money';
import {
  announce,
  Button,
  EmptyState,
  IconButton,
  Link,
  MessageList,
  QuantityStepper,
  SelectField,
  Table,
  type TableColumn,
} from '@magazijn/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@magazijn/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { productHref } from '../../shared/links/paths.ts';
import { listTexts as texts } from './listTexts.ts';

interface ListLinesProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
  onChange: (lines: readonly ListLine[]) => void;
}

interface Row {
  readonly line: ListLine;
  readonly known: ShoppingListLine | undefined;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onLine: (line: ListLine) => void;
  /** Moves the line, and keeps the focus on the button that did it. */
  readonly onMove: (by: -1 | 1, button: string) => void;
  readonly onRemove: () => void;
}

/** A line that was just removed, to put it back where it was. */
interface RemovedLine {
  readonly line: ListLine;
  readonly index: number;
  readonly name: string;
}

const kinds = (['order', 'stock'] as const).map((value) => ({ value, label: texts.kinds[value] }));

const columns: readonly TableColumn<Row>[] = [
  { id: 'product', header: texts.table.product, rowHeader: true, width: 'fill', cell: ProductCell },
  { id: 'quantity', header: texts.table.quantity, cell: (row) => <QuantityCell {...row} /> },
  {
    id: 'kind',
    header: texts.table.kind,
    cell: ({ line, name, onLine }) => (
      <SelectField
        label={texts.kindOf(name)}
        hideLabel
        required={false}
        options={kinds}
        value={line.kind}
        onValueChange={(kind) => onLine({ ...line, kind: kind as ListLineKind })}
      />
    ),
  },
  { id: 'price', header: texts.table.price, numeric: true, cell: PriceCell },
  { id: 'acts', header: texts.table.acts, width: 'fit', cell: ActsCell },
];

/** The lines of a list: quantities, what they mean, and their order. */
export function ListLines({ lines, known, onChange }: ListLinesProps) {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const pressed = useRef<string | null>(null);
  // The browser drops the focus of a row that moves in the document.
  useEffect(() => {
    if (pressed.current !== null) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [lines]);
  // The button that removed the line left with its row.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const putBack = ({ line, index, name }: RemovedLine) => {
    setRemoved(null);
    if (lines.every(({ productId }) => productId !== line.productId))
      onChange(lines.toSpliced(index, 0, line));
    announce(texts.putBack(name));
  };
  const rows = lines.map((line, index): Row => {
    const own = known.get(line.productId);
    const name = own?.product?.name ?? own?.name ?? '';
    return {
      line,
      known: own,
      name,
      index,
      count: lines.length,
      onLine: (next) => onChange(lines.with(index, next)),
      onMove: (by, button) => {
        pressed.current = button;
        onChange(moveLine(lines, index, index + by));
        announce(texts.moved(name, index + by + 1, lines.length));
      },
      onRemove: () => {
        onChange(lines.toSpliced(index, 1));
        setRemoved({ line, index, name });
        announce(texts.removed(name));
      },
    };
  });
  return (
    <>
      <MessageList
        className={removed ? 'pt-6' : undefined}
        messages={
          removed
            ? [
                {
                  tone: 'info',
                  text: (
                    <span className="flex flex-wrap items-center gap-x-4">
                      {texts.removed(removed.name)}
                      <Button ref={undo} tone="tertiary" onClick={() => putBack(removed)}>
                        {texts.undo}
                      </Button>
                    </span>
                  ),
                },
              ]
            : []
        }
      />
      <Table
        className="pt-6"
        caption={texts.settings}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line.productId)}
        empty={
          <EmptyState title={texts.empty} headingLevel={2}>
            {texts.emptyHelp}
          </EmptyState>
        }
      />
    </>
  );
}

function ProductCell({ known, name }: Row) {
  const product = known?.product;
  const number = product?.articleNumber || known?.articleNumber;
  return (
    <span className="block">
      {product ? <Link href={productHref(product.path)}>{name}</Link> : name}
      <span className="block text-13 text-ink-2">
        {[product?.contents, number && texts.article(number)].filter(Boolean).join(' · ')}
      </span>
      {product === null && <span className="block text-15 text-danger">{texts.vanishedLine}</span>}
      {product && (!product.available || product.stock <= 0) && (
        <span className="block text-15 text-warning">{texts.soldOutLine}</span>
      )}
    </span>
  );
}

/** What is typed counts once it is finished; what is no quantity goes back, and says why. */
function QuantityCell({ line, name, onLine }: Row) {
  const [typed, setTyped] = useState<number | null>();
  const [wrong, setWrong] = useState(false);
  const finish = (quantity: number | null) => {
    const isRight = quantity !== null && quantity >= 1 && quantity <= largestLineQuantity;
    setTyped(undefined);
    setWrong(!isRight);
    if (isRight && quantity !== line.quantity) onLine({ ...line, quantity });
  };
  return (
    <QuantityStepper
      label={texts.quantityOf(name)}
      className="w-36 max-w-full"
      min={1}
      max={largestLineQuantity}
      value={typed === undefined ? line.quantity : typed}
      onValueChange={(quantity, { reason }) => {
        if (reason === 'typing') setTyped(quantity);
        else if (reason === 'refused') setWrong(true);
        else finish(quantity);
      }}
      onValueCommitted={finish}
      error={wrong ? texts.wrongQuantity : undefined}
    />
  );
}

function PriceCell({ known }: Row) {
  const price = known?.product?.price;
  if (!known || price === undefined) return '';
  return (
    <span className="whitespace-nowrap">
      {formatEuros(price)}
      {known.priceThen !== null && known.priceThen !== price && (
        <span className="block text-13 text-ink-2">{texts.priceThen(formatEuros(known.priceThen))}</span>
      )}
    </span>
  );
}

function ActsCell({ line, name, index, count, onMove, onRemove }: Row) {
  const id = `list-line-${line.productId}`;
  const move = (by: -1 | 1, button: string) => {
    if (index + by >= 0 && index + by < count) onMove(by, button);
  };
  return (
    <span className="flex">
      <IconButton
        id={`${id}-up`}
        label={texts.up(name)}
        aria-disabled={index === 0}
        onClick={() => move(-1, `${id}-up`)}
      >
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        label={texts.down(name)}
        aria-disabled={index === count - 1}
        onClick={() => move(1, `${id}-down`)}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}
