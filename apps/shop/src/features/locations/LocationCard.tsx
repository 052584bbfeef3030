import type { LocationPreview, ShoppingListLine } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { addedToCart, listFactors, quantityFor } from '@magazijn/domain/locations';
import { formatEuros } from '@magazijn/domain/money';
import { Button, Checkbox, type MessageItem, MessageList, SelectField, VisuallyHidden } from '@magazijn/ui';
import { useState } from 'react';
import { QuantityCell } from '../../shared/products/QuantityCell.tsx';
import { isDone, isUnanswered, type LocationDraft } from './locationsDraft.ts';
import { locationTexts as texts } from './locationTexts.ts';
import { dayFor } from './sendLocation.ts';

interface Assessed {
  readonly chosen: LocationDraft;
  readonly quantities: CartQuantities;
  readonly preview: LocationPreview | undefined;
}

/**
 * Why a location cannot be ordered for, and why its cart cannot be filled, besides its lines.
 *
 * @param isPriced whether the preview is of what is chosen now
 */
export function obstaclesOf({ quantities, preview }: Assessed, isPriced: boolean) {
  if (Object.keys(quantities).length === 0) return { order: [texts.nothing], fill: [texts.nothing] };
  if (!preview) {
    const gone = isPriced ? [texts.locationGone] : [];
    return { order: gone, fill: gone };
  }
  const { beyondCart } = addedToCart(preview.cart.quantities, quantities);
  return {
    order: [
      ...preview.problems,
      ...(preview.lines.some(({ max }) => max !== null) ? [texts.linesProblem] : []),
      ...(preview.paysLater ? [] : [texts.paysFirst]),
    ],
    fill: beyondCart > 0 ? [texts.beyondCart(beyondCart)] : [],
  };
}

interface LocationCardProps extends Assessed {
  name: string;
  lines: readonly ShoppingListLine[];
  isPriced: boolean;
  mayOrder: boolean;
  isBusy: boolean;
  onChange: (part: Partial<LocationDraft>) => void;
  /** Repeats a request whose answer is not known. */
  onRepeat: () => void;
}

/** The order of one location: its quantities, delivery day and address, and cost. */
export function LocationCard(props: LocationCardProps) {
  const { name, chosen, preview, isPriced, mayOrder, isBusy, onChange, onRepeat } = props;
  const { order, fill } = obstaclesOf(props, isPriced);
  const isOpen = chosen.included && !isDone(chosen);
  const isLocked = isBusy || isUnanswered(chosen);
  const isObstructed = isOpen && (order.length > 0 || fill.length > 0);
  return (
    <section
      aria-label={name}
      className="grid min-w-0 gap-4 border-t-2 border-ink pt-2"
      data-obstructed={isObstructed || undefined}
    >
      <Checkbox
        label={<span className="text-17 font-bold wrap-anywhere">{name}</span>}
        checked={chosen.included}
        disabled={isLocked || isDone(chosen)}
        onCheckedChange={(included) => onChange({ included, sent: null })}
      />
      <SentMessage chosen={chosen} name={name} isBusy={isBusy} onRepeat={onRepeat} />
      {isOpen && (
        <>
          <Choices {...props} isLocked={isLocked} />
          <LineProblems {...props} isLocked={isLocked} />
          <MessageList
            messages={[...new Set([...(mayOrder ? order : []), ...fill])]
              .filter((text) => text !== texts.linesProblem)
              .map((text): MessageItem => ({ tone: 'warning', text, announced: true }))}
          />
          {preview && <Costs preview={preview} isPriced={isPriced} />}
        </>
      )}
    </section>
  );
}

function SentMessage({
  chosen: { sent },
  name,
  isBusy,
  onRepeat,
}: Pick<LocationCardProps, 'chosen' | 'name' | 'isBusy' | 'onRepeat'>) {
  if (sent === null) return null;
  if (sent.kind === 'ordered')
    return (
      <MessageList
        messages={[{ tone: 'success', text: texts.ordered(sent.number, sent.deliveryOn), announced: true }]}
      />
    );
  if (sent.kind === 'filled')
    return <MessageList messages={[{ tone: 'success', text: texts.filled, announced: true }]} />;
  if (sent.kind === 'refused')
    return <MessageList messages={[{ tone: 'error', text: sent.reason, announced: true }]} />;
  if (isBusy) return null;
  return (
    <MessageList
      messages={[
        {
          tone: 'warning',
          id: 'unknown',
          text: (
            <span className="flex flex-wrap items-center gap-x-4">
              {texts.unknown}
              <Button tone="tertiary" onClick={onRepeat}>
                {texts.retry} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </span>
          ),
        },
      ]}
    />
  );
}

function Choices({
  name,
  chosen,
  preview,
  lines,
  isLocked,
  mayOrder,
  onChange,
}: LocationCardProps & { isLocked: boolean }) {
  /** Closed rows are not rendered: a list has up to 500 lines, for each location. */
  const [isOpen, setOpen] = useState(false);
  const own = Object.keys(chosen.own).length;
  const day = preview && dayFor(chosen, preview);
  const isDayGone = chosen.deliveryDate !== null && day !== undefined && day !== chosen.deliveryDate;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4 *:min-w-0 *:grow *:basis-48">
        <SelectField
          label={texts.factor}
          required={false}
          disabled={isLocked}
          value={String(chosen.factor)}
          onValueChange={(factor) => onChange({ factor: Number(factor) })}
          options={listFactors.map((factor) => ({ value: String(factor), label: texts.factors(factor) }))}
        />
        {mayOrder && preview && day !== undefined && (
          <SelectField
            label={texts.deliveryDay}
            required={false}
            disabled={isLocked}
            warning={isDayGone ? texts.dayGone : undefined}
            value={String(day)}
            onValueChange={(date) => onChange({ deliveryDate: Number(date) })}
            options={preview.deliveryDates.map((date) => ({ value: String(date), label: texts.dayOf(date) }))}
          />
        )}
        {mayOrder && preview && preview.addresses.length > 1 && (
          <SelectField
            label={texts.address}
            required={false}
            disabled={isLocked}
            value={String(chosen.addressId ?? '')}
            onValueChange={(id) => onChange({ addressId: id === '' ? null : Number(id) })}
            options={preview.addresses.map(({ id, label, lines: address }) => ({
              value: String(id ?? ''),
              label: `${label}, ${address}`,
            }))}
          />
        )}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-control w-fit cursor-pointer items-center text-15 font-bold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]">
          <span>
            {own === 0 ? texts.quantities : texts.ownQuantities(own)} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </summary>
        {isOpen && (
          <ul className="@container grid gap-3 py-3">
            {lines.map((line) => (
              <li
                key={line.productId}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule pb-3"
              >
                <span className="min-w-0 grow basis-48 wrap-anywhere">{nameOf(line)}</span>
                <QuantityCell
                  name={`${nameOf(line)}, ${name}`}
                  min={0}
                  disabled={isLocked}
                  quantity={quantityFor(line, chosen)}
                  onQuantity={(quantity) => onChange({ own: { ...chosen.own, [line.productId]: quantity } })}
                />
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}

const nameOf = ({ name, product }: ShoppingListLine): string => product?.name ?? name;

/** The lines that cannot be ordered as they are, each with the quantity that can. */
function LineProblems({
  preview,
  lines,
  chosen,
  isLocked,
  name,
  onChange,
}: LocationCardProps & { isLocked: boolean }) {
  const problems = (preview?.lines ?? []).filter(({ max }) => max !== null);
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sale-text">
      {problems.map(({ productId, problem, max }) => {
        const line = lines.find((each) => each.productId === productId);
        const product = line ? nameOf(line) : '';
        const makeIt = texts.makeIt(max ?? 0);
        return (
          <li key={productId} className="flex flex-wrap items-center gap-x-3">
            {texts.problem(product, problem)}
            <Button
              tone="tertiary"
              disabled={isLocked}
              aria-label={`${makeIt}: ${product}, ${name}`}
              onClick={() => onChange({ own: { ...chosen.own, [productId]: max ?? 0 } })}
            >
              {makeIt}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Costs({ preview, isPriced }: { preview: LocationPreview; isPriced: boolean }) {
  const { total, totalInclusive, shipping, gifts, cart } = preview;
  const inCart = Object.values(cart.quantities).reduce((sum, quantity) => sum + quantity, 0);
  return (
    <div className={isPriced ? undefined : 'text-ink-2'} aria-busy={!isPriced || undefined}>
      <p className="font-bold">{texts.total(formatEuros(total), formatEuros(totalInclusive))}</p>
      {[
        ...(shipping > 0 ? [texts.shipping(formatEuros(shipping))] : []),
        ...gifts.map((gift) => texts.gift(gift.name, gift.quantity)),
        ...(inCart > 0 ? [texts.inCart(inCart)] : []),
      ].map((text) => (
        <p key={text} className="text-15 text-ink-2">
          {text}
        </p>
      ))}
    </div>
  );
}
