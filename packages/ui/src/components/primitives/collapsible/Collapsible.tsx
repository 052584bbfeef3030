'use client';

import * as Radix from '@radix-ui/react-collapsible';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type SyntheticEvent, useRef } from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';

export interface CollapsibleProps
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'asChild' | 'open' | 'defaultOpen' | 'onOpenChange' | 'disabled'
  > {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when its button opens or closes it. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** Whether the button is disabled. */
  disabled?: boolean | undefined;
}

/** Content that a button shows or hides. Renders a `<div>`. */
export function Collapsible({ onOpenChange, onClickCapture, ...props }: CollapsibleProps) {
  /** Radix reports the change without its event, which is the last click; a key press becomes a click too. */
  const cause = useRef<SyntheticEvent>(null);
  return (
    <Radix.Root
      {...props}
      data-slot="collapsible"
      onClickCapture={(event) => {
        onClickCapture?.(event);
        cause.current = event;
      }}
      onOpenChange={(open) => {
        if (cause.current) onOpenChange?.(open, { event: cause.current, reason: 'trigger' });
      }}
    />
  );
}

const triggerVariants = cva('', {
  variants: {
    /** Underlined text below the content, or a line above it. */
    tone: {
      text: 'min-h-control text-15 font-bold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]',
      heading:
        'flex min-h-control w-full items-center justify-between gap-3 border-b border-rule text-start text-17 font-bold hover:bg-surface-muted',
    },
  },
  defaultVariants: { tone: 'text' },
});

export interface CollapsibleTriggerProps
  extends Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>,
    VariantProps<typeof triggerVariants> {
  /** Another element instead of the `<button>`. */
  render?: ReactElement | undefined;
}

/** The button that shows and hides the content, with `aria-expanded`. Renders a `<button>`. */
export function CollapsibleTrigger({ tone, render, className, children, ...props }: CollapsibleTriggerProps) {
  return (
    <Radix.Trigger
      {...props}
      data-slot="collapsible-trigger"
      asChild={render !== undefined}
      className={triggerVariants({ tone, className })}
    >
      {render ? (
        <RenderAs tag="button" render={render}>
          {children}
        </RenderAs>
      ) : (
        children
      )}
    </Radix.Trigger>
  );
}

export interface CollapsibleContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'forceMount'> {
  /** Keeps the content in the document while closed, for search and screen readers; the caller cuts or dims it. */
  forceMount?: true | undefined;
}

/** The content. Renders a `<div>`. */
export function CollapsibleContent(props: CollapsibleContentProps) {
  return <Radix.Content {...props} data-slot="collapsible-content" />;
}
