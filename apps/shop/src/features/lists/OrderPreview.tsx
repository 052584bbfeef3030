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
import { useState } from 'react';
import { dealStep } from '../../shared/products/dealStep.ts';
import { useCart } from '../../shared/stores/StoresProvider.tsx';
import { listTexts as texts } from './listTexts.ts';

interface OrderPreviewProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
  /** What was counted in a round along the shelves. */
  counts?: ReadonlyMap<number, number> | undefined;
  onOrder: (quantities: CartQuantities) => void;
}

/** A line with what a round counted, and the units to order. */
interface PreviewedLine extends ListLine {
  readonly counted: number | undefined;
  readonly toOrder: number;
}

/** The lines with what they cost now, what is missing and what changed, to tick and to change. */
export function OrderPreview({ lines, known, counts, onOrder }: OrderPreviewProps) {
  const { quantities: inCart } = useCart();
  // As they were when the preview opened: quantities that the buyer checks do not change by themselves.
  const [previewed] = useState(() =>
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
        labels={{ list: texts.orderLines }}
        lines={previewed.map((line) =>
          describe(line, known.get(line.productId), inCart, assessed, choices, complete),
        )}
        value={choices}
        onValueChange={setChoices}
      />
      {/* Total and button stay in view below a long list. */}
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 grid gap-3 border-t border-rule bg-surface px-6 py-4">
        {blocked && <MessageList messages={[{ tone: 'warning', text: blocked }]} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-17 font-bold">{texts.total(formatEuros(assessed.total))}</p>
          <Button
            tone="primary"
            aria-disabled={blocked !== ''}
            onClickCapture={() => {
              if (blocked) announce(blocked);
              else onOrder(assessed.quantities);
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

/** A line as the preview shows it. */
function describe(
  line: PreviewedLine,
  known: ShoppingListLine | undefined,
  inCart: CartQuantities,
  assessed: AssessedList<QuickOrderProduct>,
  choices: readonly ReorderChoice[],
  complete: (id: number, quantity: number) => void,
): ReorderLine {
  const product = known?.product;
  const { counted } = line;
  const base = { id: line.productId, quantity: line.toOrder };
  if (!product) return { ...base, name: known?.name ?? '', unavailable: texts.vanishedLine };
  const { name, contents, alternatives } = product;
  if (!isOrderable(product)) {
    const unavailable =
      alternatives.length > 0
        ? texts.alternatives(alternatives.map((other) => other.name))
        : texts.soldOutLine;
    return { ...base, name, detail: contents, unavailable };
  }
  const result = assessed.lines[choices.findIndex(({ id }) => id === line.productId)];
  const lying = inCart[line.productId] ?? 0;
  const isFull = result?.kind === 'over' && result.room === 0;
  const notes = [
    contents,
    line.kind === 'stock' &&
      (counted === undefined ? texts.wanted(line.quantity) : texts.counted(line.quantity, counted)),
    lying > 0 && texts.inCart(lying),
    result?.kind === 'over' && (isFull ? texts.full : texts.most[result.by](result.max)),
    known.priceThen !== null &&
      known.priceThen !== product.price &&
      texts.priceSince(
        formatEuros(known.priceThen),
        formatEuros(product.price),
        formatDate(known.addedAt ?? new Date().toISOString()),
      ),
  ].filter((note) => typeof note === 'string' && note !== '');
  const step =
    result?.kind === 'ready' ? dealStep(product, lying + result.quantity, maxOrderQuantity(product)) : null;
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
        {step && (
          <span className="flex flex-wrap items-center gap-x-3 text-sale-text">
            {step.text}
            <Button
              tone="tertiary"
              aria-label={`${texts.makeIt(step.quantity - lying)}: ${name}`}
              onClick={() => complete(line.productId, step.quantity - lying)}
            >
              {texts.makeIt(step.quantity - lying)}
            </Button>
          </span>
        )}
      </>
    ),
    ...(result?.kind === 'ready' ? { price: formatEuros(result.total) } : {}),
    ...(result?.kind === 'over' && !isFull ? { max: result.room } : {}),
  };
}
