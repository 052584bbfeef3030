import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { StepTabs } from './StepTabs.tsx';
import { sampleRegistration } from './sampleRegistration.ts';

const label = 'Stappen van je registratie';
const open = sampleRegistration.map((tab) => ({ ...tab, disabled: false }));

describeConformance(
  <StepTabs label={label} value="general" onValueChange={vi.fn()} tabs={sampleRegistration} />,
);

test('[T40] steps that are not open yet are skipped and cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <StepTabs label={label} value="general" onValueChange={onValueChange} tabs={sampleRegistration}>
      de inhoud
    </StepTabs>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(screen.getByRole('tab', { name: /Openingstijden/ }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('tabpanel', { name: /Algemene gegevens/ }).textContent).toBe('de inhoud');
});

test('arrow keys wrap around, Home and End go to the ends, Space chooses', async () => {
  const onValueChange = vi.fn();
  render(<StepTabs label={label} value="general" onValueChange={onValueChange} tabs={open} />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('3Openingstijden');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('1Algemene gegevens');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('3Openingstijden');
  await userEvent.keyboard('{Home}{ArrowRight} ');
  expect(onValueChange.mock.calls).toEqual([
    ['addresses', { event: expect.objectContaining({ type: 'click' }) }],
  ]);
});

test('a step announces whether it is filled in or has an error', () => {
  render(
    <StepTabs
      label={label}
      value="hours"
      onValueChange={vi.fn()}
      tabs={open.map((tab) => ({
        ...tab,
        state: tab.value === 'general' ? 'complete' : tab.value === 'addresses' ? 'invalid' : undefined,
      }))}
    />,
  );
  expect(screen.getByRole('tab', { name: /Algemene gegevens \(ingevuld\)$/ })).toBeDefined();
  expect(screen.getByRole('tab', { name: /factuuradres \(hier klopt nog iets niet\)$/ })).toBeDefined();
});

test('panels in `content` keep the typed text', async () => {
  const tabs = open.map((tab) => ({ ...tab, content: <input aria-label={tab.label} /> }));
  const props = { label, onValueChange: vi.fn(), tabs };
  const { rerender } = render(<StepTabs {...props} value="general" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Algemene gegevens' }), 'Vlinder');
  rerender(<StepTabs {...props} value="hours" />);
  expect(screen.queryByRole('textbox', { name: 'Algemene gegevens' })).toBeNull();
  rerender(<StepTabs {...props} value="general" />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Algemene gegevens' }).value).toBe('Vlinder');
});

test('Tab moves from the steps to the panel', async () => {
  render(
    <StepTabs label={label} value="general" onValueChange={vi.fn()} tabs={open}>
      de inhoud
    </StepTabs>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: /Algemene gegevens/ }));
});

test('it works uncontrolled', async () => {
  render(<StepTabs label={label} tabs={open} />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Algemene gegevens');
  await userEvent.click(screen.getByRole('tab', { name: /Openingstijden/ }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Openingstijden');
});
