import { cx } from 'class-variance-authority';
import { useLabels } from '#useLabels';
import { checkoutTabsLabels } from '../../../labels/checkoutTabsLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import type { StepTabItem } from '../../primitives/step-tabs/StepTab.tsx';
import { StepTabs, type StepTabsProps } from '../../primitives/step-tabs/StepTabs.tsx';

export type CheckoutTab = StepTabItem;

export type CheckoutTabsProps = Omit<StepTabsProps, 'label' | 'labels'> & {
  labels?: (PartLabels<'checkoutTabs'> & PartLabels<'stepTabs'>) | undefined;
};

/** The `StepTabs` of an order: Winkelmand, Betalen. The caller usually shows each step at its own URL. */
export function CheckoutTabs({ labels, className, ...rest }: CheckoutTabsProps) {
  const text = useLabels('checkoutTabs', checkoutTabsLabels, labels);
  return (
    <StepTabs
      {...rest}
      data-slot="checkout-tabs"
      label={text.list}
      labels={labels}
      className={cx('pt-6', className)}
    />
  );
}
