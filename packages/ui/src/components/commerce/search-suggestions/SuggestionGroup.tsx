import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SuggestionGroupProps {
  id: string;
  label: string;
  hasActions?: boolean;
  children: ReactNode;
}

/** Suggestions of one kind under a heading. A `role`, because a list box may not contain a `<fieldset>`. */
export function SuggestionGroup({ id, label, hasActions, children }: SuggestionGroupProps) {
  const group = { role: 'group', 'aria-labelledby': id } as const;
  return (
    <div {...group} className={cx('min-w-0 grow py-2', hasActions ? 'basis-112' : 'basis-64')}>
      <div id={id} role="presentation" className="px-4 py-1 text-13 text-ink-2">
        {label}
      </div>
      {children}
    </div>
  );
}
