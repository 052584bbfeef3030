'use client';

import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';

const switchVariants = cva(
  'flex min-h-control gap-x-3 py-2 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2',
  {
    variants: {
      /** Beside its text, or at the end of a row of settings. */
      layout: { inline: 'w-fit', line: 'w-full flex-row-reverse justify-between' },
    },
    defaultVariants: { layout: 'inline' },
  },
);

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role'>,
    VariantProps<typeof switchVariants> {
  /** Whether it is on (controlled). */
  checked?: boolean | undefined;
  /** Whether it is on initially (uncontrolled). */
  defaultChecked?: boolean | undefined;
  /** The setting as a noun: 'E-mail bij aanbiedingen'. It does not change with the state. */
  label: ReactNode;
  /** The effect of the setting, in one sentence. */
  hint?: ReactNode;
  /** Called on each change, after `onChange`. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/** A setting that applies at once. `className` lands on the root, ref and other props on the `<input>`. */
export function Switch({
  label,
  hint,
  layout,
  id,
  className,
  style,
  onChange,
  onCheckedChange,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  useFormReset(controlId);
  const hintId = hint ? `${controlId}-hint` : undefined;
  return (
    <label data-slot="switch" className={cx(switchVariants({ layout }), className)} style={style}>
      <span className="relative flex h-7 w-12 shrink-0 mirror">
        <input
          {...props}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
          role="switch"
          id={controlId}
          aria-labelledby={joinIds(`${controlId}-label`, props['aria-labelledby'])}
          aria-describedby={joinIds(hintId, props['aria-describedby'])}
          onChange={composeHandlers(onChange, (event) =>
            onCheckedChange?.(event.currentTarget.checked, { event }),
          )}
          className={cx(
            'peer absolute inset-0 size-full appearance-none rounded-quantity border-[1.5px] border-ink bg-surface checked:bg-accent',
            'disabled:border-rule disabled:bg-disabled forced-colors:checked:bg-[Highlight]',
          )}
        />
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute inset-y-1 left-1 w-5 rounded-quantity border border-transparent bg-ink-3 transition-transform',
            'peer-checked:translate-x-5 peer-checked:bg-on-accent peer-disabled:bg-rule forced-colors:bg-[CanvasText]',
          )}
        />
      </span>
      <span className="min-w-0 py-0.5">
        <span id={`${controlId}-label`}>{label}</span>
        {hint && (
          <span id={hintId} className="block text-13 text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
