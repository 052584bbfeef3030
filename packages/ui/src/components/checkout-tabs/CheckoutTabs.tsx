import * as Tabs from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { checkoutTabsLabels } from '../../labels/checkoutTabsLabels.ts';

/** One step of the order. */
export type CheckoutTab = { value: string; label: string; number: number | string; disabled?: boolean };

export type CheckoutTabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> & {
  /** The step that is shown; `children` are its content. */
  value: string;
  /** Asked for another step; the caller shows it, usually by another address. */
  onValueChange: (value: string) => void;
  tabs: readonly CheckoutTab[];
  labels?: Partial<typeof checkoutTabsLabels>;
};

/** Overwrites the styles Radix sets inline, which the shop's content policy refuses in the first HTML. */
const noInlineStyle = { outline: undefined, animationDuration: undefined };

/**
 * Numbered tabs over a screen: Winkelmand, Betalen. Arrow keys move the focus, Enter or Space chooses, since a
 * choice may load another page. Renders a tab list and the panel of the current tab.
 */
export function CheckoutTabs({
  value,
  onValueChange,
  tabs,
  labels,
  className,
  children,
  ...rest
}: CheckoutTabsProps) {
  const text = { ...checkoutTabsLabels, ...labels };
  return (
    <Tabs.Root
      value={value}
      onValueChange={onValueChange}
      activationMode="manual"
      data-slot="checkout-tabs"
      className={cx('pt-6', className)}
      {...rest}
    >
      <Tabs.List aria-label={text.list} asChild>
        <div className="flex flex-wrap gap-1 border-b-5 border-rail wide:gap-2" style={noInlineStyle}>
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={cx(
                'group/tab flex min-h-14 grow basis-0 items-center gap-3 px-4 text-left text-17 font-medium text-ink-2 -outline-offset-3! wide:grow-0 wide:basis-auto wide:px-5',
                'enabled:hover:bg-bay disabled:cursor-not-allowed disabled:text-ink-3',
                'data-[state=active]:bg-chosen data-[state=active]:text-on-chosen data-[state=active]:focus-visible:outline-chosen-figure',
                'forced-colors:data-[state=active]:outline-2',
              )}
            >
              <span className="type-numeral text-28 leading-none! group-data-[state=active]/tab:text-chosen-figure">
                {tab.number}
              </span>
              {tab.label}
            </Tabs.Trigger>
          ))}
        </div>
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.value} value={tab.value} tabIndex={-1} asChild>
          <div style={noInlineStyle} className="pt-6 outline-none wide:pt-8">
            {tab.value === value && children}
          </div>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
