import { cx } from 'class-variance-authority';

interface CartMeterLabelProps {
  /** Percentage of the ruler's width. */
  at: number;
  text: string | undefined;
  className?: string | undefined;
}

/**
 * A text above or below a position of the ruler. It ends at its position; before 30 % it starts there instead, and past
 * 80 % it ends at the end of the ruler. A text that is too long for its side takes the full width and wraps.
 */
export function CartMeterLabel({ at, text, className }: CartMeterLabelProps) {
  const begins = at < 30;
  // A width attribute, because the content policy refuses inline styles.
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
