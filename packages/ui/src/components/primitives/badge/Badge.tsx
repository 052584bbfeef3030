import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Solid with a figure in it. */
const countVariants = cva(
  'inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full border border-transparent px-1.5 align-middle text-13 font-heading',
  {
    variants: {
      /** Meaning of the state; `accent` for a count that needs attention. */
      tone: {
        neutral: 'bg-ink text-background',
        accent: 'bg-accent text-on-accent',
        info: 'bg-info text-surface',
        positive: 'bg-positive text-surface',
        warning: 'bg-warning text-surface',
        danger: 'bg-danger text-surface',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A tint with an edge and a word. */
const stateVariants = cva(
  'inline-flex min-h-6 max-w-full min-w-0 items-center gap-1 rounded-label border px-2 align-middle text-13 font-bold',
  {
    variants: {
      /** Meaning of the state; `accent` for a count that needs attention. */
      tone: {
        neutral: 'border-ink-3 bg-surface text-ink',
        accent: 'border-accent-edge bg-accent text-on-accent',
        info: 'border-info bg-info-tint text-info',
        positive: 'border-positive bg-positive-tint text-positive',
        warning: 'border-warning bg-warning-tint text-warning',
        danger: 'border-danger bg-danger-tint text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof stateVariants> {
  /** A figure. Without it the badge shows a state, with its children as text. */
  count?: number | undefined;
  /** Greatest figure shown: '99+' above it. */
  max?: number | undefined;
  /** The counted things, for screen readers: '9 artikelen'. */
  label?: string | undefined;
}

/** A count (`count`) or a state (its children). Renders a `<span>`. */
export function Badge({ count, max = 99, label, tone, className, children, ...props }: BadgeProps) {
  if (!isGiven(count)) {
    return (
      <span {...props} data-slot="badge" className={cx(stateVariants({ tone }), className)}>
        {children}
      </span>
    );
  }
  const figure = count > max ? `${max}+` : count;
  return (
    <span {...props} data-slot="badge" className={cx(countVariants({ tone }), className)}>
      <span aria-hidden={label ? true : undefined}>{figure}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
