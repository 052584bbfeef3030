import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { TextField } from '../field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const scrollIntoView = vi.fn();
// jsdom has no layout, so it cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

describeConformance(<ErrorSummary errors={[{ fieldId: 'iban', text: 'Vul een IBAN in.' }]} />);

test('it counts the errors, and each line focuses its field', async () => {
  // The test of another file may have followed a link.
  history.replaceState(null, '', location.pathname);
  render(
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'iban', text: 'Vul een IBAN in.' },
          { fieldId: 'plaats', text: 'Vul een plaats in.' },
        ]}
      />
      <TextField id="iban" label="IBAN" />
      <TextField id="plaats" label="Plaats" />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Er kloppen nog 2 dingen niet' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Vul een plaats in.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Plaats' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
});

test('the line of a group focuses its checked control, or the first one', async () => {
  const errors = [{ fieldId: 'dag', text: 'Kies een dag.' }];
  const group = (chosen: boolean) => (
    <>
      <ErrorSummary errors={errors} />
      <fieldset id="dag">
        <input type="radio" name="dag" aria-label="Maandag" />
        <input type="radio" name="dag" aria-label="Dinsdag" defaultChecked={chosen} />
      </fieldset>
    </>
  );
  for (const [chosen, name] of [
    [false, 'Maandag'],
    [true, 'Dinsdag'],
  ] as const) {
    const { unmount } = render(group(chosen));
    await userEvent.click(screen.getByRole('link', { name: 'Kies een dag.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name }));
    unmount();
  }
});

test('its links are focusable', async () => {
  render(
    <>
      <ErrorSummary errors={[{ fieldId: 'iban', text: 'Vul een IBAN in.' }]} />
      <TextField id="iban" label="IBAN" />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Er klopt nog één ding niet' })).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'IBAN' }));
});

test('without errors it renders nothing', () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container.innerHTML).toBe('');
});

test('a field may have several errors', () => {
  const { rerender } = render(
    <ErrorSummary
      errors={[
        { fieldId: 'iban', text: 'Vul 18 tekens in.' },
        { fieldId: 'iban', text: 'Begin met NL.' },
      ]}
    />,
  );
  const lines = () => screen.getAllByRole('link').map((link) => link.textContent);
  expect(lines()).toEqual(['Vul 18 tekens in.', 'Begin met NL.']);
  rerender(<ErrorSummary errors={[{ fieldId: 'iban', text: 'Begin met NL.' }]} />);
  expect(lines()).toEqual(['Begin met NL.']);
});
