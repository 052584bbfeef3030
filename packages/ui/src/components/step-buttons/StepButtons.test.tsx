import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance.tsx';
import { StepButtons } from './StepButtons.tsx';

describeConformance(<StepButtons next="Ga naar stap 2" />);

test('it leads forward and back', async () => {
  const onNext = vi.fn();
  const onPrevious = vi.fn();
  render(<StepButtons next="Ga naar stap 3" onNext={onNext} onPrevious={onPrevious} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ga naar stap 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vorige stap' }));
  expect([onNext, onPrevious].map((act) => act.mock.calls.length)).toEqual([1, 1]);
});

test('[T40] while the step is not valid, forward is disabled and says why', () => {
  render(<StepButtons next="Ga naar stap 2" onNext={vi.fn()} nextDisabled reason="Vul eerst alles in." />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ga naar stap 2' });
  expect(button.disabled).toBe(true);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Vul eerst alles in.',
  );
});

test('the last step sends the form, once at a time', async () => {
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
