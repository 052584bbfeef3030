import type { ReactNode } from 'react';

interface SuggestionGroupProps {
  id: string;
  label: string;
  /** `SuggestionOption`s. */
  children: ReactNode;
}

/** Suggestions of one kind under a heading. A `role`, because a list box may not contain a `<fieldset>`. */
export function SuggestionGroup({ id, label, children }: SuggestionGroupProps) {
  const group = { role: 'group', 'aria-labelledby': id } as const;
  return (
    <div {...group} className="min-w-0 grow basis-64 py-2">
      <div id={id} role="presentation" className="px-4 py-1 text-13 text-ink-2">
        {label}
      </div>
      {children}
    </div>
  );
}
