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

export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** A `ProductPicture` of 95 px with an empty `alt`, because the name is beside it. */
  picture?: ReactNode;
  /** The name of the product, the text of its link. */
  name: string;
  /** The page of the product. */
  href: string;
  /** `'12 × 1 liter'`. */
  contents?: string | undefined;
  /** The article number in groups: `101 404`. */
  articleNumber?: string | undefined;
  /** Price of one unit, excluding VAT: `'13,80'`. */
  unitPrice: string;
  /** The price before a deal, struck through. */
  originalPrice?: string | undefined;
  /** The unit of the price, shown where there is no column: `'per doos'`. @default 'per stuk' */
  unit?: string | undefined;
  /** The quantity, when controlled; `null` while the field is empty. Without `onQuantityChange` it is fixed. */
  quantity?: number | null | undefined;
  /** The initial quantity, when uncontrolled. */
  defaultQuantity?: number | null | undefined;
  /** The maximum quantity; without it there is no maximum. */
  max?: number | undefined;
  /** Called for every step and every typed digit; `details.reason` shows whether to wait before recalculating. */
  onQuantityChange?: ((quantity: number | null, details: QuantityChangeDetails) => void) | undefined;
  /** Called by the remove button; without it there is no button. */
  onRemove?: (() => void) | undefined;
  /** The total of the line, excluding VAT: `'27,60'`. */
  total: string;
  /** The total before a deal, struck through above the total: `'41,40'`. */
  grossTotal?: string | undefined;
  /** A note on this line: an applied deal, or the reason of a refusal. */
  note?: (VariantProps<typeof cartNoteVariants> & { text: ReactNode }) | undefined;
  /** A free gift: 'Uw gratis artikel!', without controls. */
  giveAway?: boolean | undefined;
  /** The quantity is refused; `note` gives the reason. */
  invalid?: boolean | undefined;
  /** A further field of this line, below its name and note: a `SelectField` with a hidden label. */
  children?: ReactNode;
  labels?: (PartLabels<'cart'> & PartLabels<'quantityStepper'>) | undefined;
};

/** A product in the cart: picture, name, price, quantity, total and a remove button. */
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
  children,
  labels,
  className,
  ...rest
}: CartLineProps) {
  const text = useLabels('cart', cartLabels, labels);
  const noteId = useId();
  const shownNote = giveAway ? { tone: 'positive' as const, text: text.free } : note;
  // The article number does not break over two lines, so that it is easy to read aloud.
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
        {children}
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
