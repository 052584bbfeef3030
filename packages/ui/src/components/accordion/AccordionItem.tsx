'use client';

import { cx } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Collapsible,
  CollapsibleContent,
  type CollapsibleProps,
  CollapsibleTrigger,
} from '../collapsible/Collapsible.tsx';
import { useAccordion } from './AccordionContext.ts';

/** Props of {@link AccordionItem}: those of `<div>`, its value and its title. */
export interface AccordionItemProps
  extends Omit<CollapsibleProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'title'> {
  /** What the accordion's `value` calls it. */
  value: string;
  /** The question. */
  title: ReactNode;
}

/** One question, and its answer as its children. Renders a `<div>`. */
export function AccordionItem({ value, title, className, children, ...props }: AccordionItemProps) {
  const { isOpen, setOpen, headingLevel } = useAccordion();
  const open = isOpen(value);
  const Heading = `h${headingLevel}` as const;
  const Sign = open ? Minus : Plus;
  return (
    <Collapsible
      {...props}
      data-slot="accordion-item"
      open={open}
      className={cx('border-b border-rule', className)}
    >
      <Heading>
        <CollapsibleTrigger
          tone="heading"
          data-slot="accordion-trigger"
          onClick={(event) => setOpen(value, !open, { event })}
          className="min-h-14 border-b-0 py-3 -outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-3"
        >
          <span className="min-w-0">{title}</span>
          <Sign aria-hidden className="size-6 shrink-0" />
        </CollapsibleTrigger>
      </Heading>
      <CollapsibleContent data-slot="accordion-content" className="pe-9 pb-5 text-ink-2">
        {children}
      </CollapsibleContent>
    </Collapsible>
  );
}
