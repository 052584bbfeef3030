import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CheckoutTabs } from './CheckoutTabs.tsx';
import { sampleSteps } from './sampleSteps.ts';

const tabs = (onValueChange = vi.fn()) => (
  <CheckoutTabs value="cart" onValueChange={onValueChange} tabs={sampleSteps}>
    <p>de inhoud</p>
  </CheckoutTabs>
);

describeConformance(tabs());

test('[S50] the steps are numbered tabs, and the current one has the panel', () => {
  render(tabs());
  const list = screen.getByRole('tablist', { name: 'Stappen van je bestelling' });
  expect(
    within(list)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['1Winkelmand', '2Betalen']);
  expect(screen.getByRole('tabpanel', { name: /Winkelmand/ }).textContent).toBe('de inhoud');
});

test('an arrow moves the focus, Enter selects the step', async () => {
  const onValueChange = vi.fn();
  render(tabs(onValueChange));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls).toEqual([['payment', { event: expect.anything() }]]);
});

test('a step that is not available yet cannot be selected', async () => {
  const onValueChange = vi.fn();
  render(
    <CheckoutTabs
      value="cart"
      onValueChange={onValueChange}
      tabs={sampleSteps.map((step) => ({ ...step, disabled: step.value === 'payment' }))}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: /Betalen/ }));
  expect(onValueChange).not.toHaveBeenCalled();
});
