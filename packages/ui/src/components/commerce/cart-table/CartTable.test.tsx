import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { CartLine } from '../cart-line/CartLine.tsx';
import { CartTable } from './CartTable.tsx';

const table = (
  <CartTable summary="1 product, 2 artikelen" footer={<button type="button">Winkelwagen legen</button>}>
    <li>Appelsap</li>
  </CartTable>
);

describeConformance(table);

test('[S52] the lines are a named list, with the summary above and the footer below', () => {
  render(table);
  expect(screen.getByText('1 product, 2 artikelen')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Producten in je winkelmand' });
  expect(within(list).getByRole('listitem').textContent).toBe('Appelsap');
  expect(screen.getByRole('button', { name: 'Winkelwagen legen' })).toBeTruthy();
});

function Removable() {
  const [names, setNames] = useState(['Appelsap', 'Luiers', 'Verf']);
  const remove = (name: string) => setNames((all) => all.filter((other) => other !== name));
  return (
    <CartTable summary="Drie producten">
      {names.map((name) => (
        <CartLine
          key={name}
          name={name}
          href="/"
          unitPrice="1,00"
          total="1,00"
          quantity={1}
          onQuantityChange={(quantity) => quantity === 0 && remove(name)}
          onRemove={() => remove(name)}
        />
      ))}
    </CartTable>
  );
}

test('the focus of a line removed by keyboard moves to the next line, else to the previous one, else to the list', async () => {
  render(<Removable />);
  const bins = () => screen.getAllByRole('button', { name: /^Verwijder/ });
  const hasFocus = (element: HTMLElement | undefined) =>
    waitFor(() => expect(document.activeElement).toBe(element));
  bins()[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus(screen.getByRole('button', { name: /Verf/ }));
  await userEvent.keyboard('{Enter}');
  await hasFocus(screen.getByRole('button', { name: /Appelsap/ }));
  await userEvent.keyboard('{Enter}');
  await hasFocus(screen.getByRole('list'));
});

test('an Enter held on a remove button removes one line', async () => {
  render(<Removable />);
  const [first] = screen.getAllByRole('button', { name: /^Verwijder/ });
  first?.focus();
  await userEvent.keyboard('{Enter}');
  const next = screen.getByRole('button', { name: /Luiers/ });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(next, { key: 'Enter' })).toBe(true);
});

test('a quantity of 0 moves the focus to the quantity of the next line', async () => {
  render(<Removable />);
  const [first] = screen.getAllByRole<HTMLInputElement>('spinbutton');
  first?.focus();
  if (first) fireEvent.change(first, { target: { value: '0' } });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /Luiers/ })),
  );
});

test('removing a line without the focus moves no focus', async () => {
  const { rerender } = render(
    <CartTable summary="">
      <CartLine name="Sap" href="/" unitPrice="1" total="1" />
    </CartTable>,
  );
  rerender(<CartTable summary="">{null}</CartTable>);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
