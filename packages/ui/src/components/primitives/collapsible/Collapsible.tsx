'use client';

import * as Radix from '@radix-ui/react-collapsible';
import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type SyntheticEvent, useRef } from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';

/** Props of {@link Collapsible}: those of `<div>`, and its state. */
export interface CollapsibleProps
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'asChild' | 'open' | 'defaultOpen' | 'onOpenChange' | 'disabled'
  > {
  /** Shown or not, when the caller keeps it. */
  open?: boolean | undefined;
  /** Whether it is open at first, when the part keeps it. */
  defaultOpen?: boolean | undefined;
  /** Called when its button shows or hides it. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** It stays as it is, and its button cannot be pressed. */
  disabled?: boolean | undefined;
}

/** Something that a button shows or hides, in its place on the page. Renders a `<div>`. */
export function Collapsible({ onOpenChange, onClickCapture, ...props }: CollapsibleProps) {
  /** Radix reports the change without its event: a press of the button, or a key, which becomes one. */
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
    /** An underlined text at the foot of what it opens, or a line over it. */
    tone: {
      text: 'min-h-control text-15 font-bold underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]',
      heading:
        'flex min-h-control w-full items-center justify-between gap-3 border-b border-rule text-start text-17 font-bold hover:bg-surface-muted',
    },
  },
  defaultVariants: { tone: 'text' },
});

/** Props of {@link CollapsibleTrigger}: those of `<button>`, and its look. */
export interface CollapsibleTriggerProps
  extends Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>,
    VariantProps<typeof triggerVariants> {
  /** Another element in the place of the `<button>`. */
  render?: ReactElement | undefined;
}

/** The button that shows and hides the content, and says which of the two is so. Renders a `<button>`. */
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

/** Props of {@link CollapsibleContent}: those of `<div>`, and whether it stays in the page. */
export interface CollapsibleContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'forceMount'> {
  /** It stays in the page while it is closed, for search and screen readers; the caller cuts or dims it. */
  forceMount?: true | undefined;
}

/** What is shown and hidden. Renders a `<div>`. */
export function CollapsibleContent(props: CollapsibleContentProps) {
  return <Radix.Content {...props} data-slot="collapsible-content" />;
}
