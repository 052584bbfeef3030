import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './ComboboxOption.ts';
import { sampleOptions } from './sampleOptions.ts';

describeConformance<ComboboxProps>(
  <Combobox label="Locatie" options={sampleOptions} error="Kies er een." />,
  {
    control: (container) => container.querySelector('input'),
    owned: ['role'],
    handlers: {
      onClick: { fire: fireEvent.click, acted: () => screen.queryByRole('listbox') !== null },
    },
  },
);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Locatie/ });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const options = () =>
  screen.queryAllByRole('option').map((option) => option.firstChild?.firstChild?.textContent);

function show(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <LiveRegion />
      <Combobox
        label="Locatie"
        options={sampleOptions}
        onValueChange={onValueChange}
        name="location"
        {...props}
      />
      <button type="submit">Verder</button>
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).getAll('location');
  return { onValueChange, sent };
}

test('a press opens the list, typing filters it, Enter selects the active option', async () => {
  const { onValueChange, sent } = show();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field());
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Locatie' }).id);
  await userEvent.keyboard('hom');
  expect(options()).toEqual(['De Hommel']);
  expect(screen.getByText('1 keuze')).toBeDefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('De Hommel');
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('De Hommel');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onValueChange.mock.calls).toEqual([[['hommel'], { reason: 'select', event: expect.anything() }]]);
  expect(sent()).toEqual(['hommel']);
});

test('on blur, text that matches no option is cleared and the name of an option selects it', async () => {
  const { sent } = show({ defaultValue: ['bij'] });
  await userEvent.type(field(), 'qqq');
  expect(screen.getAllByText('Niets gevonden.').length).toBeGreaterThan(0);
  await userEvent.tab();
  expect([field().value, sent()]).toEqual(['De Bij', ['bij']]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'groep zon');
  await userEvent.tab();
  expect(sent()).toEqual(['zon']);
});

test('emptied and blurred, it has no value', async () => {
  const { onValueChange, sent } = show({ defaultValue: ['bij'] });
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'clear', event: expect.anything() });
  expect(sent()).toEqual([]);
});

test('Escape closes the list; pressed again it restores the value', async () => {
  show({ defaultValue: ['bij'] });
  await userEvent.type(field(), 'vli');
  await userEvent.keyboard('{Escape}');
  expect([field().value, screen.queryByRole('listbox')]).toEqual(['vli', null]);
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('De Bij');
});

test('a disabled option is listed and cannot be selected', async () => {
  const { onValueChange } = show();
  await userEvent.click(field());
  const option = screen.getByRole('option', { name: /De Mier/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(option);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('several values are tags; the list stays open, marks the selected options and deselects them', async () => {
  const { sent } = show({ multiple: true });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: /De Bij/ }));
  await userEvent.click(screen.getByRole('option', { name: /De Vlinder/ }));
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('option', { name: /De Bij/ }).getAttribute('aria-selected')).toBe('true');
  expect(within(screen.getByRole('list', { name: 'Gekozen' })).getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: /De Bij/ }));
  expect(sent()).toEqual(['vlinder']);
});

test('Backspace in an empty field removes the last tag and announces it', async () => {
  const { sent } = show({ multiple: true, defaultValue: ['bij', 'zon'] });
  await userEvent.click(field());
  await userEvent.keyboard('a{Backspace}');
  expect(sent()).toEqual(['bij', 'zon']);
  await userEvent.keyboard('{Backspace}');
  expect(sent()).toEqual(['bij']);
  expect(screen.getByText('Groep Zon is verwijderd.')).toBeDefined();
});

test('removing a tag moves the focus to its neighbour, or to the field', async () => {
  show({ multiple: true, defaultValue: ['bij', 'zon'] });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder De Bij' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verwijder Groep Zon' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
});

test('free text is a value too', async () => {
  const { onValueChange, sent } = show({ multiple: true, freeText: true });
  await userEvent.type(field(), ' Groep Maan {Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['Groep Maan'], {
    reason: 'free-text',
    event: expect.anything(),
  });
  await userEvent.type(field(), 'de bij');
  await userEvent.tab();
  expect(sent()).toEqual(['Groep Maan', 'bij']);
});

test('the caller can look up the options and control the values', async () => {
  const onTermChange = vi.fn();
  const { onValueChange } = show({ filter: null, onTermChange, value: ['bij'] });
  await userEvent.type(field(), 'zzz');
  expect(onTermChange).toHaveBeenLastCalledWith('zzz');
  expect(options()).toHaveLength(5);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onValueChange).toHaveBeenCalledWith(['zon'], { reason: 'select', event: expect.anything() });
  expect(field().value).toBe('De Bij');
});

test('of thousands of options a hundred are shown and the rest is counted', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    value: `${index}`,
    label: `Locatie ${index}`,
  }));
  show({ options: many });
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('En nog 9.900. Typ verder om ze te vinden.')).toBeDefined();
});

test('moving through the list does not filter it again', async () => {
  const filter = vi.fn((all: readonly ComboboxOption[]) => all);
  show({ filter });
  await userEvent.type(field(), 'b');
  const calls = filter.mock.calls.length;
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(filter.mock.calls.length).toBe(calls);
});

test('it is required until an option is selected, and its error is read with it', () => {
  show({ multiple: true, error: 'Kies een locatie.' });
  expect(field().required).toBe(true);
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies een locatie.',
  );
});

test('when read-only it opens nothing and neither adds nor removes a value', async () => {
  const { onValueChange } = show({ readOnly: true, multiple: true, defaultValue: ['hommel'] });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /De Hommel/ }).disabled).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Enter on text that matches no option submits nothing and clears the text', async () => {
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  show();
  document.querySelector('form')?.addEventListener('submit', submitted);
  await userEvent.type(field(), 'xyz{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});

test('the selected values are submitted with its form', () => {
  const { container } = render(
    <>
      <form id="elsewhere" />
      <Combobox
        label="Locatie"
        options={sampleOptions}
        name="location"
        form="elsewhere"
        defaultValue={['hommel']}
      />
    </>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).getAll('location')).toEqual(['hommel']);
});

test('typing the selected value again keeps it selected, with `freeText` too', async () => {
  const { onValueChange } = show({ freeText: true, defaultValue: ['hommel'] });
  await userEvent.clear(field());
  await userEvent.type(field(), 'DE HOMMEL');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field().value).toBe('De Hommel');
});

test('a tag satisfies `required`; null is not a value', () => {
  const list = (value: readonly string[]) => (
    <form>
      <Combobox label="Locatie" multiple required options={sampleOptions} value={value} />
    </form>
  );
  const { rerender } = render(list(['hommel']));
  expect(field().form?.checkValidity()).toBe(true);
  rerender(list(null as never));
  expect(field().form?.checkValidity()).toBe(false);
});

test('a held Enter removes one tag, and after it selected an option it submits nothing', async () => {
  const { sent } = show({ multiple: true, defaultValue: ['bij', 'zon', 'vlinder'] });
  act(() => screen.getByRole('button', { name: 'Verwijder De Bij' }).focus());
  holdEnter();
  expect(sent()).toEqual(['zon', 'vlinder']);
  await userEvent.type(field(), 'hom{ArrowDown}');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false);
  expect(sent()).toEqual(['zon', 'vlinder', 'hommel']);
});
