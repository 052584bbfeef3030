'use client';

import * as Radix from '@radix-ui/react-collapsible';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Minus } from '../../../icons/Minus.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import type { CollapsibleProps } from '../collapsible/Collapsible.tsx';
import { useAccordion } from './AccordionContext.ts';

export interface AccordionItemProps
  extends Omit<CollapsibleProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'title'> {
  /** Its key in the accordion's `value`. */
  value: string;
  /** The question. */
  title: ReactNode;
}

/** One question, and its answer as its children. Renders a `<div>`. */
export function AccordionItem({ value, title, className, children, ...props }: AccordionItemProps) {
  const { open: openItems, setOpen, headingLevel } = useAccordion();
  const open = openItems.has(value);
  const Heading = `h${headingLevel}` as const;
  const Sign = open ? Minus : Plus;
  return (
    <Radix.Root
      {...props}
      data-slot="accordion-item"
      open={open}
      className={cx('border-b border-rule', className)}
    >
      <Heading>
        <Radix.Trigger
          data-slot="accordion-trigger"
          onClick={(event) => setOpen(value, !open, { event })}
          className="flex min-h-control w-full items-center justify-between gap-3 py-3 text-start text-17 font-bold -outline-offset-3 hover:bg-surface-muted disabled:cursor-not-allowed disabled:text-ink-3"
        >
          <span className="min-w-0">{title}</span>
          <Sign aria-hidden className="size-6 shrink-0" />
        </Radix.Trigger>
      </Heading>
      <Radix.Content data-slot="accordion-content" className="pe-9 pb-5 text-ink-2">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
