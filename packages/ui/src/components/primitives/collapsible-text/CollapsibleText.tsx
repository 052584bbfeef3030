'use client';

import * as Radix from '@radix-ui/react-collapsible';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type SyntheticEvent, useId } from 'react';
import { useLabels } from '#useLabels';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { collapsibleTextLabels } from '../../../labels/collapsibleTextLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { CollapsibleContent, CollapsibleTrigger } from '../collapsible/Collapsible.tsx';
import { useOverflow } from './useOverflow.ts';

const clipVariants = cva('noscript:max-h-none', {
  variants: {
    maxHeight: { 100: '', 250: '' },
    collapsed: { true: 'overflow-hidden', false: '' },
    faded: { true: '[mask-image:linear-gradient(to_bottom,black_55%,transparent)]', false: '' },
  },
  compoundVariants: [
    { maxHeight: 100, collapsed: true, class: 'max-h-[100px]' },
    { maxHeight: 250, collapsed: true, class: 'max-h-[250px]' },
  ],
});

export interface CollapsibleTextProps extends ComponentProps<'div'> {
  /** Whether the whole text shows (controlled). */
  open?: boolean | undefined;
  /** Whether the whole text shows initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when its button opens or closes it, or when something scrolls to the cut part. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** Height in pixels above which it is cut: 250 for product information. */
  maxHeight?: NonNullable<VariantProps<typeof clipVariants>['maxHeight']> | undefined;
  labels?: PartLabels<'collapsibleText'> | undefined;
}

/** Text that is cut with a fade above `maxHeight`, with a 'Toon meer' button. Renders a `<div>`. */
export function CollapsibleText({
  open,
  defaultOpen = false,
  onOpenChange,
  maxHeight = 100,
  labels,
  className,
  children,
  ...props
}: CollapsibleTextProps) {
  const text = useLabels('collapsibleText', collapsibleTextLabels, labels);
  const clipId = useId();
  const [expanded, setExpanded] = useValue(open, defaultOpen, onOpenChange);
  const { contentRef, overflows } = useOverflow(maxHeight);
  const collapsed = !expanded && overflows !== false;
  const expand = (event: SyntheticEvent) => {
    if (collapsed) setExpanded(true, { event, reason: 'focus' });
  };

  return (
    <Radix.Root
      {...props}
      open={expanded}
      data-slot="collapsible-text"
      data-expanded={expanded || undefined}
      className={cx(className)}
    >
      {/* The browser's search and the focus scroll to a match in the cut part, which opens the text. */}
      <CollapsibleContent
        forceMount
        id={clipId}
        onScroll={expand}
        className={clipVariants({ maxHeight, collapsed, faded: collapsed && overflows === true })}
      >
        <div ref={contentRef}>{children}</div>
      </CollapsibleContent>
      {overflows !== false && (
        <CollapsibleTrigger
          aria-controls={clipId}
          onClick={(event) => setExpanded(!expanded, { event, reason: 'trigger' })}
          className={cx(overflows === null && 'invisible')}
        >
          {expanded ? text.less : text.more}
        </CollapsibleTrigger>
      )}
    </Radix.Root>
  );
}
