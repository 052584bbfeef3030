import { cx } from 'class-variance-authority';

interface SpinnerSignProps {
  className?: string | undefined;
}

/** A turning sign, drawn here so that a button does not load the icons. */
export function SpinnerSign({ className }: SpinnerSignProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cx('animate-spin fill-none stroke-current stroke-2 motion-reduce:animate-none', className)}
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.6" strokeLinecap="round" />
    </svg>
  );
}
