import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { StepButtons } from './StepButtons.tsx';

describeConformance(<StepButtons next="Ga naar stap 2" />);

test('it goes forward and back', async () => {
  const onNext = vi.fn();
  const onPrevious = vi.fn();
  render(<StepButtons next="Ga naar stap 3" onNext={onNext} onPrevious={onPrevious} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ga naar stap 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vorige stap' }));
  expect([onNext, onPrevious].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('[T40] while the step is invalid, the next button is focusable, shows the reason and does nothing', async () => {
  const onNext = vi.fn();
  const onNextRefused = vi.fn();
  render(
    <StepButtons
      next="Ga naar stap 2"
      onNext={onNext}
      nextDisabled
      onNextRefused={onNextRefused}
      reason="Vul eerst alles in."
    />,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ga naar stap 2' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vul eerst alles in.',
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect([onNext.mock.calls.length, onNextRefused.mock.calls.length]).toEqual([0, 1]);
});

test('Enter in a field of an invalid form is refused too, and submits nothing', async () => {
  const onSubmit = vi.fn();
  const onNextRefused = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Naam" />
      <StepButtons next="Registreren" nextDisabled onNextRefused={onNextRefused} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Naam'), 'a{Enter}');
  expect([onSubmit.mock.calls.length, onNextRefused.mock.calls.length]).toEqual([0, 1]);
});

test('the last step submits the form, once at a time', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <StepButtons next="Registreren" loading={loading} />
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Registreren' }));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button', { name: /Registreren/ }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
