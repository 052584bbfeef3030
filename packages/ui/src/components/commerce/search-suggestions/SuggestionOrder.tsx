import type { ReactNode } from 'react';
import { Minus } from '../../../icons/Minus.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { formatNumber } from '../../../labels/formatNumber.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import type { SuggestionAction } from './useSearchCombobox.ts';

interface SuggestionOrderProps {
  index: number;
  label: string;
  quantity: number;
  idOf: (action: SuggestionAction) => string;
  active: SuggestionAction | null;
  text: PartTexts<'searchSuggestions'>;
}

/** Orders a suggested product, by options beside its own, since a list box may not contain buttons. */
export function SuggestionOrder({ index, label, quantity, idOf, active, text }: SuggestionOrderProps) {
  const option = (action: SuggestionAction, name: string, content: ReactNode) => {
    const role = {
      role: 'option',
      'aria-selected': active === action,
      'aria-label': `${name}: ${label}`,
    } as const;
    return (
      <div
        {...role}
        id={idOf(action)}
        data-index={index}
        data-action={action}
        className="flex min-h-control min-w-control shrink-0 cursor-pointer items-center justify-center gap-1 rounded-label border-[1.5px] border-ink px-2 font-bold hover:bg-surface-muted aria-selected:bg-accent aria-selected:text-on-accent aria-selected:outline-2"
      >
        {content}
      </div>
    );
  };
  return (
    <div role="presentation" className="ms-auto flex items-center py-1.5 ps-4 pe-4">
      {quantity > 0 ? (
        <>
          {option('less', text.less, <Minus aria-hidden className="size-5" />)}
          <span aria-hidden className="min-w-10 px-1 text-center font-bold tabular-nums">
            {formatNumber(quantity, text.locale)}
          </span>
          {option('more', text.more, <Plus aria-hidden className="size-5" />)}
        </>
      ) : (
        option(
          'more',
          text.add,
          <>
            <Plus aria-hidden className="size-5" />
            {text.add}
          </>,
        )
      )}
    </div>
  );
}
