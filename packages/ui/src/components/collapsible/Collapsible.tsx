import * as Radix from '@radix-ui/react-collapsible';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { RenderAs } from '../../props/RenderAs.tsx';

/** Props of {@link Collapsible}: those of `<div>`, and its state. */
export type CollapsibleProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild'>;

/** Something that a button shows or hides, in its place on the page. Renders a `<div>`. */
export function Collapsible(props: CollapsibleProps) {
  return <Radix.Root data-slot="collapsible" {...props} />;
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
      data-slot="collapsible-trigger"
      {...props}
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
  return <Radix.Content data-slot="collapsible-content" {...props} />;
}
