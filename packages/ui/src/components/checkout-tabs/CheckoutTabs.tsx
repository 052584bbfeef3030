import { cx } from 'class-variance-authority';
import { checkoutTabsLabels } from '../../labels/checkoutTabsLabels.ts';
import type { StepTabItem } from '../step-tabs/StepTab.tsx';
import { StepTabs, type StepTabsProps } from '../step-tabs/StepTabs.tsx';

/** One step of the order. */
export type CheckoutTab = StepTabItem;

export type CheckoutTabsProps = Omit<StepTabsProps, 'label' | 'labels'> & {
  labels?: Partial<typeof checkoutTabsLabels>;
};

/** The `StepTabs` of an order: Winkelmand, Betalen. The caller shows a step usually by another address. */
export function CheckoutTabs({ labels, className, ...rest }: CheckoutTabsProps) {
  const text = { ...checkoutTabsLabels, ...labels };
  return <StepTabs {...rest} data-slot="checkout-tabs" label={text.list} className={cx('pt-6', className)} />;
}
