import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ShoppingListPicker } from './ShoppingListPicker.tsx';

const lists = [
  { id: 'week', name: 'Elke week', detail: '24 producten' },
  { id: 'zomer', name: 'Zomerfeest' },
];

describeConformance(
  <ShoppingListPicker legend="Zet op een lijst" lists={lists} onCreate={() => undefined} />,
);

test('a tick puts the product on a list, and another removes it', async () => {
  const onValueChange = vi.fn();
  render(
    <ShoppingListPicker
      legend="Zet op een lijst"
      lists={lists}
      defaultValue={['week']}
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Zet op een lijst' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zomerfeest' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Elke week/ }));
  expect(onValueChange.mock.calls).toEqual([
    [['week', 'zomer'], { event: expect.anything(), reason: 'select', list: 'zomer' }],
    [['zomer'], { event: expect.anything(), reason: 'remove', list: 'week' }],
  ]);
});

test('Enter or the button creates a list, but only with a name', async () => {
  const onCreate = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <ShoppingListPicker legend="Zet op een lijst" lists={[]} onCreate={onCreate} />
    </form>,
  );
  expect(screen.getByText('Je hebt nog geen lijsten.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Maak lijst' }));
  await userEvent.type(screen.getByRole('textbox'), ' Zomer {Enter}');
  expect(onCreate.mock.calls).toEqual([['Zomer']]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the name of a new list stays in the field until the list is added, so that a refused one can be corrected', async () => {
  const shown = { legend: 'Zet op een lijst', onCreate: () => undefined };
  const { rerender } = render(<ShoppingListPicker {...shown} lists={lists} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'Zomerfeest{Enter}');
  rerender(<ShoppingListPicker {...shown} lists={lists} createError="Er is al een lijst met deze naam." />);
  expect(field.value).toBe('Zomerfeest');
  await userEvent.type(field, ' 2{Enter}');
  rerender(<ShoppingListPicker {...shown} lists={[...lists, { id: 'twee', name: 'Zomerfeest 2' }]} />);
  expect(field.value).toBe('');
});

test('text typed for the next list stays when the previous one is added', async () => {
  const shown = { legend: 'Zet op een lijst', onCreate: () => undefined };
  const { rerender } = render(<ShoppingListPicker {...shown} lists={lists} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, 'Herfst{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'Winter');
  rerender(<ShoppingListPicker {...shown} lists={[...lists, { id: 'herfst', name: 'Herfst' }]} />);
  expect(field.value).toBe('Winter');
});

test('its labels apply to the button while a list is created', () => {
  const labels = { create: 'Create list', loading: 'Busy:' };
  render(
    <ShoppingListPicker legend="Lists" lists={lists} onCreate={() => undefined} creating labels={labels} />,
  );
  expect(screen.getByRole('button', { name: /^Busy: ?Create list$/ })).toBeDefined();
});
