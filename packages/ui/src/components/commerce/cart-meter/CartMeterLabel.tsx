import { cx } from 'class-variance-authority';

interface CartMeterLabelProps {
  at: number;
  text: string | undefined;
  className?: string | undefined;
}

/** A text at a position of the ruler, on the side with room for it; a longer text takes the full width. */
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
