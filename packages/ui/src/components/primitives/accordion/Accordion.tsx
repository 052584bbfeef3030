'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { AccordionContext } from './AccordionContext.ts';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Values of the open items (controlled). */
  value?: readonly string[] | undefined;
  /** Values of the items that are open initially (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the items to open. */
  onValueChange?: ((value: readonly string[], details: ChangeDetails) => void) | undefined;
  /** Whether several items may be open; otherwise opening one closes the other. */
  multiple?: boolean | undefined;
  /** Level of the titles as headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A list of questions, each of which shows its answer when pressed. Renders a `<div>` around `AccordionItem`s. */
export function Accordion({
  value,
  defaultValue = [],
  onValueChange,
  multiple = false,
  headingLevel = 3,
  className,
  ...props
}: AccordionProps) {
  const [open, change] = useValue(value, defaultValue, onValueChange);
  function setOpen(item: string, isOpen: boolean, details: ChangeDetails): void {
    const others = open.filter((other) => other !== item);
    if (!isOpen) change(others, details);
    else change(multiple ? [...others, item] : [item], details);
  }
  return (
    <AccordionContext value={{ open: new Set(open), setOpen, headingLevel }}>
      <div {...props} data-slot="accordion" className={cx('border-t-2 border-rail', className)} />
    </AccordionContext>
  );
}
