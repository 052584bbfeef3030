import { cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { cartLabels } from '../../../labels/cartLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';
import type { QuantityChangeDetails } from '../../primitives/quantity-stepper/QuantityStepper.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { CartLineQuantity } from './CartLineQuantity.tsx';
import { cartColumns } from './cartColumns.ts';
import { cartNoteVariants } from './cartNoteVariants.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { StruckAmount } from './StruckAmount.tsx';

/** Props of {@link CartLine}: those of its `<li>`, and its own. */
export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** A `ProductPicture` of 95 px with an empty `alt`, since the name stands beside it; it fills its bay. */
  picture?: ReactNode;
  /** The name of the product, as the link that one follows. */
  name: string;
  /** The page of the product. */
  href: string;
  /** `'12 × 1 liter'`. */
  contents?: string | undefined;
  /** The number by which people order: `101 404`. */
  articleNumber?: string | undefined;
  /** Price of one, excluding VAT: `'13,80'`. */
  unitPrice: string;
  /** What one would have paid, struck through. */
  originalPrice?: string | undefined;
  /** What the price is for, where no column says so: `'per doos'`. @default 'per stuk' */
  unit?: string | undefined;
  /** The quantity, when the caller keeps it; `null` while the field is empty. Without `onQuantityChange` it is fixed. */
  quantity?: number | null | undefined;
  /** The quantity at first, when the line keeps it. */
  defaultQuantity?: number | null | undefined;
  /** The greatest quantity; without it there is no bound. */
  max?: number | undefined;
  /** Called at every step and every typed figure; `details.reason` tells whether to wait before recalculating. */
  onQuantityChange?: ((quantity: number | null, details: QuantityChangeDetails) => void) | undefined;
  /** Called when the line is to go; without it the line stays. */
  onRemove?: (() => void) | undefined;
  /** Of the line, excluding VAT: `'27,60'`. */
  total: string;
  /** The same before a deal took something off, struck above the total: `'41,40'`. */
  grossTotal?: string | undefined;
  /** What is to be known of this line: a deal that is done, or why it is refused. */
  note?: (VariantProps<typeof cartNoteVariants> & { text: ReactNode }) | undefined;
  /** A give-away: 'Uw gratis artikel!', nothing to edit. */
  giveAway?: boolean | undefined;
  /** The quantity is refused; the note says why. */
  invalid?: boolean | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: (PartLabels<'cart'> & PartLabels<'quantityStepper'>) | undefined;
};

/** One product in the cart: picture on its rail, name, price, quantity, total and a bin. */
export function CartLine({
  picture,
  name,
  href,
  contents,
  articleNumber,
  unitPrice,
  originalPrice,
  unit,
  quantity,
  defaultQuantity = 1,
  max,
  onQuantityChange,
  onRemove,
  total,
  grossTotal,
  note,
  giveAway = false,
  invalid = false,
  labels,
  className,
  ...rest
}: CartLineProps) {
  const text = useLabels('cart', cartLabels, labels);
  const noteId = useId();
  const shownNote = giveAway ? { tone: 'positive' as const, text: text.free } : note;
  // A number that is read aloud to the supplier is not broken over two lines.
  const number = articleNumber && `${text.articleNumber} ${articleNumber}`.replaceAll(' ', '\u00a0');
  const detail = [contents, number].filter(Boolean).join(' · ');
  return (
    <li
      {...rest}
      data-slot="cart-line"
      data-give-away={giveAway || undefined}
      className={cx(
        cartColumns,
        'border-b border-rule py-3 data-give-away:bg-positive-tint @3xl:min-h-27',
        className,
      )}
    >
      <div
        data-slot="picture"
        className="category-backdrop row-span-3 aspect-square @max-[16rem]:row-span-1 border-b-3 border-rail bg-surface-muted px-1 pt-2 @3xl:row-span-1 *:size-full [&_img]:object-contain [&_img]:object-bottom"
      >
        {picture}
      </div>
      <div className="min-w-0 @max-[16rem]:col-span-2 @max-[16rem]:row-start-2">
        <p className="text-16 leading-snug font-bold">
          <Link href={href} className="py-4 no-underline underline-offset-4 hover:underline">
            {name}
          </Link>
        </p>
        {detail && <p className="text-15 leading-snug text-ink-2">{detail}</p>}
        {shownNote && (
          <p id={noteId} className={cartNoteVariants({ tone: shownNote.tone })}>
            {shownNote.text}
          </p>
        )}
      </div>
      <p
        data-slot="unit-price"
        className="col-span-2 col-start-2 mt-1 flex flex-wrap items-baseline gap-x-2 leading-snug @max-[16rem]:col-start-1 @3xl:col-span-1 @3xl:col-start-auto @3xl:mt-0 @3xl:block @3xl:text-end"
      >
        <VisuallyHidden>{text.unitPrice} </VisuallyHidden>
        <span className="@3xl:block">
          <span className="whitespace-nowrap">{unitPrice}</span>
          <span className="text-15 text-ink-2 @3xl:hidden"> {unit || text.each}</span>
        </span>
        {originalPrice && <StruckAmount label={text.originalPrice} amount={originalPrice} />}
      </p>
      <div className="col-span-2 col-start-2 mt-2 flex flex-wrap items-center justify-between gap-3 @max-[16rem]:col-start-1 @3xl:contents">
        <CartLineQuantity
          label={`${text.quantity} ${name}`}
          labels={labels}
          quantity={quantity}
          defaultQuantity={defaultQuantity}
          max={max}
          fixed={giveAway || (quantity !== undefined && !onQuantityChange)}
          invalid={invalid}
          describedBy={shownNote ? noteId : undefined}
          onQuantityChange={onQuantityChange}
        />
        <p className="ms-auto text-end text-16 leading-snug font-bold whitespace-nowrap">
          {grossTotal && <StruckAmount label={text.originalPrice} amount={grossTotal} />}
          <VisuallyHidden> {text.total} </VisuallyHidden>
          {total}
        </p>
      </div>
      {onRemove && !giveAway && (
        <RemoveButton
          label={`${text.remove} ${name}`}
          onClick={onRemove}
          className="col-start-3 row-start-1 -my-1 justify-self-end @max-[16rem]:col-start-2 @3xl:col-start-auto @3xl:row-start-auto @3xl:my-0"
        />
      )}
    </li>
  );
}
