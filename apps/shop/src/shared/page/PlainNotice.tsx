interface PlainNoticeProps {
  tone: 'error' | 'warning';
  children: string;
  className?: string;
}

const looks = {
  error: 'border-danger bg-danger-tint font-bold [--cell:var(--mz-danger)]',
  warning: 'border-warning bg-warning-tint font-medium [--cell:var(--mz-warning)]',
};

/**
 * A message of the frame itself, for when there may be no connection to fetch anything with: the look of the kit's,
 * without the lists and labels that pages need, so that every page can carry it.
 */
export function PlainNotice({ tone, children, className = '' }: PlainNoticeProps) {
  return (
    <p
      role="alert"
      className={`flex overflow-clip rounded-label border-[1.5px] text-15 text-ink ${looks[tone]} ${className}`}
    >
      <span
        aria-hidden
        className="type-numeral flex w-12 shrink-0 items-center justify-center bg-(--cell) text-28 leading-none text-surface"
      >
        !
      </span>
      <span className="px-4 py-3">{children}</span>
    </p>
  );
}
