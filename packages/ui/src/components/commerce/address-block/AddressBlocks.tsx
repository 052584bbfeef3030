import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type AddressBlocksProps = ComponentProps<'div'>;

/** Blocks side by side under a heavy rule, separated by thin ones; stacked on phones. */
export function AddressBlocks({ className, ...rest }: AddressBlocksProps) {
  return (
    <div
      {...rest}
      data-slot="address-blocks"
      className={cx(
        'grid divide-y divide-rule border-t-2 border-b border-t-ink border-b-rule',
        'min-[40rem]:auto-cols-fr min-[40rem]:grid-flow-col min-[40rem]:divide-x min-[40rem]:divide-y-0 min-[40rem]:*:px-4 min-[40rem]:*:first:ps-0',
        className,
      )}
    />
  );
}
