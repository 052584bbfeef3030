import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode } from 'react';

export type AddressBlockProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** `'Bezorgadres'`. */
  title: string;
  /** One element per line; `<b>` emphasizes a line. */
  lines: readonly ReactNode[] | undefined;
};

/** A titled block of short lines: an address, or a payment method. `AddressBlocks` sets several side by side. */
export function AddressBlock({ title, lines, className, ...rest }: AddressBlockProps) {
  return (
    <div {...rest} data-slot="address-block" className={cx('py-4', className)}>
      <h3 className="text-15 leading-snug font-normal text-ink-2 [font-stretch:96%]">{title}</h3>
      <address className="mt-0.5 text-16 leading-normal not-italic *:block">
        {Children.map(lines, (line) => (
          <span>{line}</span>
        ))}
      </address>
    </div>
  );
}
