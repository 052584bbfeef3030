import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { matchedParts } from './matchedParts.ts';

interface SuggestionOptionProps {
  id: string;
  index: number;
  label: string;
  /** The typed text: its words are bold in the label. */
  term: string;
  detail?: string | undefined;
  picture?: ReactNode;
  price?: string | undefined;
  /** 'Uitverkocht', shown instead of the price. */
  soldOut?: string | undefined;
  /** '3 in je winkelmand', for screen readers: the quantity is shown beside the option. */
  inCart?: string | undefined;
  active: boolean;
  className?: string | undefined;
}

/** One suggestion. It becomes active, but the focus stays in the field (ARIA APG, combobox). */
export function SuggestionOption({
  id,
  index,
  label,
  term,
  detail,
  picture,
  price,
  soldOut,
  inCart,
  active,
  className,
}: SuggestionOptionProps) {
  const option = { role: 'option', 'aria-selected': active } as const;
  return (
    <div
      {...option}
      id={id}
      data-index={index}
      className={cx(
        'group/option flex flex-wrap min-h-control cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-surface-muted aria-selected:bg-accent aria-selected:text-on-accent aria-selected:outline-2',
        className,
      )}
    >
      {picture && (
        <span className="size-11 shrink-0 border-b-2 border-rail bg-surface-muted px-0.5 pt-1 *:size-full [&_img]:object-contain [&_img]:object-bottom">
          {picture}
        </span>
      )}
      <span className="min-w-0 grow basis-24 leading-snug">
        <span data-slot="suggestion-name">
          {term
            ? matchedParts(label, term).map(({ text, start, matched }) =>
                matched ? <b key={start}>{text}</b> : text,
              )
            : label}
        </span>{' '}
        {detail && (
          <span className="block text-13 text-ink-2 group-aria-selected/option:text-on-accent">{detail}</span>
        )}
      </span>{' '}
      {price && <span className="shrink-0 font-bold">{price}</span>}
      {soldOut && <Tag>{soldOut}</Tag>}
      {inCart && <VisuallyHidden>, {inCart}</VisuallyHidden>}
    </div>
  );
}
