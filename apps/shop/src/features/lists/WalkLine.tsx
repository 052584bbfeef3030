import type { StockCount } from '@magazijn/api-client';
import { maxLineQuantity, maxOrderQuantity } from '@magazijn/domain/cart';
import { Button, ProductPicture, QuantityStepper } from '@magazijn/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import { pictureHref } from '../../shared/links/paths.ts';
import type { CountableLine } from './CountableLine.ts';
import { roundTexts as texts } from './roundTexts.ts';
import { useCountField } from './useCountField.ts';

/** The maximum digits of a count. Longer input is a barcode from a scanner. */
const maxCountDigits = String(maxLineQuantity).length;

interface WalkLineProps {
  line: CountableLine;
  /** Its position in the round, from 0. */
  index: number;
  lineCount: number;
  /** The count of this round; undefined until the line is counted. */
  count: StockCount | undefined;
  /** The last count of an earlier round. */
  earlier: StockCount | undefined;
  field: RefObject<HTMLInputElement | null>;
  onCount: (counted: number) => void;
  /** Goes to the line of a scanned code; returns false if no line has it. */
  onCode: (code: string) => boolean;
  /** @param fromField whether the focus was in the field */
  onMove: (by: -1 | 1, fromField: boolean) => void;
}

/** One line of the round, large, with its count. */
export function WalkLine({
  line,
  index,
  lineCount,
  count,
  earlier,
  field,
  onCount,
  onCode,
  onMove,
}: WalkLineProps) {
  const { productId, product, quantity } = line;
  const { props, finish, reset } = useCountField(productId, count?.counted ?? null, onCount);
  const [picture] = product.pictures;

  const next = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    if (typed.length > maxCountDigits && onCode(typed)) {
      reset();
      return;
    }
    if (finish()) onMove(1, document.activeElement === field.current);
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={next}
      className="grid grid-cols-1 gap-4 rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6"
    >
      <div className="flex flex-wrap gap-4">
        <ProductPicture
          alt=""
          loading="eager"
          className="category-backdrop size-24 shrink-0 rail-b border-rail bg-surface-muted px-2 pt-4"
          {...(picture ? { src: pictureHref(picture, 300) } : {})}
        />
        {/* Below the picture where text is enlarged. */}
        <div className="min-w-0 grow basis-36">
          <p className="text-15 text-ink-2">{texts.place(index + 1, lineCount)}</p>
          <h2 className="text-21 leading-tight font-bold wrap-anywhere">{product.name}</h2>
          <p className="pt-1 text-15 text-ink-2">
            {[product.contents, product.articleNumber && texts.article(product.articleNumber)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {maxOrderQuantity(product) === 0 && <p className="pt-1 text-15 text-warning">{texts.soldOut}</p>}
        </div>
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="text-17 font-bold">{texts.wanted(quantity)}</span>
          <CountNote count={count} earlier={earlier} />
        </p>
        <QuantityStepper
          key={productId}
          {...props}
          ref={field}
          size="l"
          className="max-w-80"
          min={0}
          label={texts.howMany(product.name)}
          enterKeyHint="next"
        />
      </div>
      <div className="grid gap-2">
        <Button type="submit" tone="primary" size="l" className="w-full">
          {texts.nextLine}
        </Button>
        <div className="flex justify-between gap-4">
          <Button tone="tertiary" aria-disabled={index === 0} onClick={() => onMove(-1, false)}>
            {texts.previous}
          </Button>
          <Button tone="tertiary" onClick={() => onMove(1, false)}>
            {texts.skip}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Who counted the line in this round, and when; else its last count before. */
export function CountNote({ count, earlier }: Pick<WalkLineProps, 'count' | 'earlier'>) {
  const [now] = useState(() => new Date());
  const shown = count ?? earlier;
  if (!shown) return <span className="text-15 text-ink-2">{texts.notCounted}</span>;
  const sentence = count ? texts.countedBy : texts.lastCount;
  return (
    <span className="text-15 wrap-anywhere text-ink-2">
      {sentence(shown.counted, shown.at, shown.own ? '' : shown.by, now)}
    </span>
  );
}
