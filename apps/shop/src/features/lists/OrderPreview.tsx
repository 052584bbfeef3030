import type { QuickOrderProduct, ShoppingListLine } from '@magazijn/api-client';
import { type CartQuantities, maxOrderQuantity } from '@magazijn/domain/cart';
import { formatDate } from '@magazijn/domain/delivery';
import { type ListLine, quantityToFill, quantityToOrder } from '@magazijn/domain/lists';
import { formatEuros } from '@magazijn/domain/money';
import { type AssessedList, assessLines } from '@magazijn/domain/quick-order';
import {
  announce,
  Button,
  DialogContent,
  MessageList,
  type ReorderChoice,
  type ReorderLine,
  ReorderPicker,
} from '@magazijn/ui';
import { useEffect, useRef, useState } from 'react';
import { dealStep } from '../../shared/products/dealStep.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { listTexts as texts } from './listTexts.ts';

interface OrderPreviewProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
  /** The counts of a round. */
  counts?: ReadonlyMap<number, number> | undefined;
  onOrder: (quantities: CartQuantities) => void;
}

/** A line with its count and the units to order. */
interface PreviewedLine extends ListLine {
  readonly counted: number | undefined;
  readonly toOrder: number;
}

/** The lines with current prices, missing products and changes, to select and edit. */
export function OrderPreview({ lines, known: listed, counts, onOrder }: OrderPreviewProps) {
  const { quantities: inCart } = useCart();
  const known = withAlternatives(listed);
  const rows = useRef<HTMLFieldSetElement>(null);
  const [replacedAt, setReplacedAt] = useState<number | null>(null);
  // The button that was pressed is gone with its line.
  useEffect(() => {
    if (replacedAt === null) return;
    const row = rows.current?.querySelectorAll('[data-slot=reorder-line]')[replacedAt];
    row?.querySelector('input')?.focus();
  }, [replacedAt]);
  // From when the preview opened, so that quantities do not change while the buyer checks them.
  const [previewed, setPreviewed] = useState(() =>
    lines.map((line): PreviewedLine => {
      const counted = counts?.get(line.productId);
      const product = known.get(line.productId)?.product;
      const toOrder =
        counted === undefined || !product
          ? quantityToOrder(line)
          : quantityToFill(line, counted, product, inCart[line.productId]);
      return { ...line, counted, toOrder };
    }),
  );
  const [choices, setChoices] = useState<readonly ReorderChoice[]>(() =>
    previewed
      .filter(({ productId }) => isOrderable(known.get(productId)?.product))
      .map(({ productId, toOrder }) => ({ id: productId, quantity: toOrder })),
  );
  const assessed = assess(choices, known, inCart);
  const complete = (id: number, quantity: number) =>
    setChoices((before) => before.map((choice) => (choice.id === id ? { id, quantity } : choice)));
  const replace = (line: PreviewedLine, other: QuickOrderProduct) => {
    const room = maxOrderQuantity(other) - (inCart[other.id] ?? 0);
    const toOrder = Math.min(line.toOrder, room);
    const index = previewed.indexOf(line);
    const next = {
      productId: other.id,
      quantity: toOrder,
      kind: 'order' as const,
      counted: undefined,
      toOrder,
    };
    const after = previewed.with(index, next);
    const choice = new Map(choices.map((each) => [each.id, each])).set(other.id, {
      id: other.id,
      quantity: toOrder,
    });
    setPreviewed(after);
    // The choices keep the order of the lines.
    setChoices(after.flatMap(({ productId }) => choice.get(productId) ?? []));
    setReplacedAt(index);
    announce(texts.replaced(other.name, known.get(line.productId)?.product?.name ?? ''));
  };
  const mistakes = assessed.lines.filter(({ kind }) => kind !== 'ready').length;
  const blocked =
    choices.length === 0
      ? texts.nothingChosen
      : mistakes > 0
        ? texts.mistakes(mistakes)
        : assessed.beyondCart > 0
          ? texts.beyondCart(assessed.beyondCart)
          : '';
  return (
    <DialogContent title={texts.orderTitle} className="wide:w-160">
      <p>{texts.orderIntro}</p>
      <ReorderPicker
        ref={rows}
        labels={{ list: texts.orderLines }}
        lines={previewed.map((line) =>
          describe({ line, previewed, known, inCart, assessed, choices, complete, replace }),
        )}
        value={choices}
        onValueChange={setChoices}
      />
      {/* Total and button stay in view below a long list. */}
      <div className="sticky -bottom-(--dialog) z-10 -mb-(--dialog) grid gap-3 border-t border-rule bg-surface py-4">
        {blocked && <MessageList messages={[{ tone: 'warning', text: blocked }]} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-17 font-bold">{texts.total(formatEuros(assessed.total))}</p>
          <Button
            tone="primary"
            aria-disabled={blocked !== ''}
            onClickCapture={() => {
              if (blocked) {
                announce(blocked);
                rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
              } else onOrder(assessed.quantities);
            }}
          >
            {texts.confirmOrder(choices.length)}
          </Button>
        </div>
      </div>
    </DialogContent>
  );
}

const isOrderable = (product: QuickOrderProduct | null | undefined): product is QuickOrderProduct =>
  product != null && maxOrderQuantity(product) > 0;

const assess = (
  choices: readonly ReorderChoice[],
  known: ReadonlyMap<number, ShoppingListLine>,
  inCart: CartQuantities,
): AssessedList<QuickOrderProduct> =>
  assessLines(
    choices.map(({ id, quantity }) => ({ product: String(id), quantity: String(quantity ?? '') })),
    (id) => {
      const product = known.get(Number(id))?.product;
      return { kind: 'answered', products: product ? [product] : [], near: [] };
    },
    inCart,
  );

/** The lines of the list, with alternatives by their own ids. */
function withAlternatives(
  listed: ReadonlyMap<number, ShoppingListLine>,
): ReadonlyMap<number, ShoppingListLine> {
  const alternatives = [...listed.values()].flatMap((line) =>
    (line.product?.alternatives ?? []).map(
      (product) => [product.id, { ...line, productId: product.id, product, priceThen: null }] as const,
    ),
  );
  return new Map([...alternatives, ...listed]);
}

interface Preview {
  readonly line: PreviewedLine;
  readonly previewed: readonly PreviewedLine[];
  readonly known: ReadonlyMap<number, ShoppingListLine>;
  readonly inCart: CartQuantities;
  readonly assessed: AssessedList<QuickOrderProduct>;
  readonly choices: readonly ReorderChoice[];
  readonly complete: (id: number, quantity: number) => void;
  readonly replace: (line: PreviewedLine, other: QuickOrderProduct) => void;
}

function describe(preview: Preview): ReorderLine {
  const { line, known, inCart, assessed, choices, complete } = preview;
  const { counted } = line;
  const own = known.get(line.productId);
  const product = own?.product;
  const base = { id: line.productId, quantity: line.toOrder };
  if (!product) return { ...base, name: own?.name ?? '', unavailable: texts.vanishedLine };
  const { name, contents } = product;
  if (!isOrderable(product))
    return { ...base, name, detail: contents, unavailable: soldOutNote(preview, product) };
  const result = assessed.lines[choices.findIndex(({ id }) => id === line.productId)];
  const lying = inCart[line.productId] ?? 0;
  const isFull = result?.kind === 'over' && result.room === 0;
  const notes = [
    contents,
    line.kind === 'stock' &&
      (counted === undefined ? texts.wanted(line.quantity) : texts.counted(line.quantity, counted)),
    lying > 0 && texts.inCart(lying),
    result?.kind === 'over' && (isFull ? texts.full : texts.most[result.by](result.max)),
    own.priceThen !== null &&
      own.priceThen !== product.price &&
      texts.priceSince(
        formatEuros(own.priceThen),
        formatEuros(product.price),
        formatDate(own.addedAt ?? new Date().toISOString()),
      ),
  ].filter((note) => typeof note === 'string' && note !== '');
  const step =
    result?.kind === 'ready' ? dealStep(product, lying + result.quantity, maxOrderQuantity(product)) : null;
  const wanted = step ? step.quantity - lying : result?.kind === 'over' && !isFull ? result.room : null;
  return {
    ...base,
    name,
    detail: (
      <>
        {notes.map((note) => (
          <span key={String(note)} className="block">
            {note}
          </span>
        ))}
        {wanted !== null && (
          <span className="flex flex-wrap items-center gap-x-3 text-sale-text">
            {step?.text}
            <Button
              tone="tertiary"
              aria-label={`${texts.makeIt(wanted)}: ${name}`}
              onClick={() => complete(line.productId, wanted)}
            >
              {texts.makeIt(wanted)}
            </Button>
          </span>
        )}
      </>
    ),
    ...(result?.kind === 'ready' ? { price: formatEuros(result.total) } : {}),
    ...(result?.kind === 'over' && !isFull ? { max: result.room } : {}),
  };
}

/** The note of a sold-out product, with alternatives that are not on the list. */
function soldOutNote({ line, previewed, inCart, replace }: Preview, product: QuickOrderProduct) {
  const others = product.alternatives.filter(
    (other) =>
      maxOrderQuantity(other) > (inCart[other.id] ?? 0) &&
      previewed.every(({ productId }) => productId !== other.id),
  );
  if (others.length === 0) return texts.soldOutLine;
  return (
    <>
      {texts.soldOutOther}
      {others.map((other) => (
        <span key={other.id} className="flex flex-wrap items-center gap-x-3">
          {[other.name, other.contents, formatEuros(other.offerPrice ?? other.price)]
            .filter(Boolean)
            .join(' · ')}
          <Button
            tone="tertiary"
            aria-label={`${texts.take}: ${other.name}`}
            onClick={() => replace(line, other)}
          >
            {texts.take}
          </Button>
        </span>
      ))}
    </>
  );
}
