import { cx } from 'class-variance-authority';

/** Props of {@link CartMeterLabel}. */
interface CartMeterLabelProps {
  /** Percentage of the ruler's width. */
  at: number;
  text: string | undefined;
  className?: string | undefined;
}

/**
 * A text over or under a place of the ruler: it ends there, or begins there where that is far to the left; past four
 * fifths it ends with the ruler. One that is too long for its side takes all of the width, and breaks.
 */
export function CartMeterLabel({ at, text, className }: CartMeterLabelProps) {
  const begins = at < 30;
  // Its width is an attribute, since the content policy refuses an inline style.
  const room = (
    <svg aria-hidden width={`${begins ? at : at > 80 ? 0 : 100 - at}%`} height="1" className="min-w-0" />
  );
  return (
    <span className={cx('col-start-1 flex', !begins && 'justify-end text-end', className)}>
      {begins && room}
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {!begins && room}
    </span>
  );
}
