// Over 300 lines: one component in all its states.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AddQuantityField } from './AddQuantityField.tsx';
import type { AddToCartProps } from './AddToCart.tsx';
import { AddToCart } from './AddToCart.tsx';

const onAdd = vi.fn();
const onQuantityChange = vi.fn<(quantity: number) => void>();
const onLogin = vi.fn();
const onNotify = vi.fn();
const acts = { onAdd, onQuantityChange, onLogin, onNotify };

function Working({ from = 0, state = 'available' }: { from?: number; state?: AddToCartProps['state'] }) {
  const [quantity, setQuantity] = useState(from);
  return (
    <AddToCart
      {...acts}
      state={state}
      quantity={quantity}
      max={9999}
      productName="Appelsap"
      onAdd={() => {
        onAdd();
        setQuantity(1);
      }}
      onQuantityChange={(next) => {
        onQuantityChange(next);
        setQuantity(next);
      }}
    />
  );
}

const sap = { state: 'available', productName: 'Appelsap' } as const;

const addButton = () => screen.getByRole('button', { name: 'Voeg toe: Appelsap' });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal Appelsap' });
const minus = () => screen.getByRole('button', { name: 'Eén minder' });
const plus = () => screen.getByRole('button', { name: 'Eén meer' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

describeConformance(<AddToCart {...acts} state="available" quantity={0} productName="Appelsap" />);
describeConformance(<AddToCart {...acts} state="available" quantity={2} productName="Appelsap" />);

test('the aside shows beside the stepper once the product is in the cart', () => {
  const panel = { ...acts, state: 'available', productName: 'Appelsap', aside: '3 dozen, € 80,85' } as const;
  const { rerender } = render(<AddToCart {...panel} quantity={0} />);
  expect(screen.queryByText('3 dozen, € 80,85')).toBeNull();
  rerender(<AddToCart {...panel} quantity={3} />);
  expect(screen.getByText('3 dozen, € 80,85')).toBeTruthy();
});

test('[T20] logged out, a button opens the login, and nothing can be added', () => {
  render(<Working state="logged-out" from={3} />);
  const button = screen.getByRole('button', { name: 'Inloggen: Appelsap' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(button);
  expect(onLogin).toHaveBeenCalledOnce();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('[T21] after adding, the stepper replaces the button', () => {
  render(<Working />);
  expect(screen.getByText('Voeg toe')).toBeDefined();
  fireEvent.click(addButton());
  expect(onAdd).toHaveBeenCalledOnce();
  expect(field().value).toBe('1');
  expect(screen.queryByText('Voeg toe')).toBeNull();
});

test('[T22] minus at 1 removes the product at once and restores the button', () => {
  render(<Working from={1} />);
  fireEvent.click(minus());
  expect(onQuantityChange).toHaveBeenCalledWith(0);
  expect(addButton()).toBeDefined();
});

test('[T22] typing 0 removes the product', () => {
  render(<Working from={4} />);
  type('0');
  wait(500);
  expect(onQuantityChange).toHaveBeenCalledWith(0);
  expect(addButton()).toBeDefined();
});

test('[T22] a delayed edit to 1 or less does not add a product again that was removed elsewhere', () => {
  for (const value of ['1', '0']) {
    const { rerender, unmount } = render(<AddToCart {...acts} {...sap} quantity={3} />);
    type(value);
    rerender(<AddToCart {...acts} {...sap} quantity={0} />);
    wait(1000);
    expect(onQuantityChange).not.toHaveBeenCalled();
    expect(addButton()).toBeDefined();
    unmount();
  }
});

test('[T22] a delayed edit to 2 or more adds the product again', () => {
  const { rerender } = render(<AddToCart {...acts} {...sap} quantity={3} />);
  type('2');
  rerender(<AddToCart {...acts} {...sap} quantity={0} />);
  wait(1000);
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([2]);
});

test('a quantity over the limit is refused while it is typed, and when it is already in the cart', () => {
  const limit = { quantity: 4, text: 'Nog 4 op voorraad' };
  const { rerender } = render(<AddToCart {...acts} {...sap} limit={limit} quantity={3} />);
  type('5');
  expect(screen.getByRole('alert').textContent).toBe('Nog 4 op voorraad');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type('4');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<AddToCart {...acts} {...sap} limit={limit} quantity={6} />);
  wait(500);
  expect(screen.getByRole('alert').textContent).toBe('Nog 4 op voorraad');
});

test('a button beside a refusal sets the possible quantity at once and keeps the focus in the stepper', () => {
  const limit = { quantity: 4, text: 'Nog 4 op voorraad' };
  render(<AddToCart {...acts} {...sap} limit={limit} quantity={3} />);
  type('9');
  const button = screen.getByRole('button', { name: 'Zet op 4: Appelsap' });
  button.focus();
  fireEvent.click(button);
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([4]);
  wait(50);
  expect(document.activeElement).toBe(plus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal over the limit has a button for the limit; without a limit above 0 there is none', () => {
  const refused = (limit?: number) => ({ tone: 'danger', text: 'Maximaal 20', limit }) as const;
  const { rerender } = render(<AddToCart {...acts} {...sap} quantity={21} note={refused(20)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Zet op 20: Appelsap' }));
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([20]);
  for (const limit of [undefined, 0]) {
    rerender(<AddToCart {...acts} {...sap} quantity={21} note={refused(limit)} />);
    expect(screen.getByRole('alert').textContent).toBe('Maximaal 20');
    expect(screen.queryByRole('button', { name: /^Zet op/ })).toBeNull();
  }
});

test('the note of a deal shows under the stepper; a limit shows there as a refusal', () => {
  const missing = { tone: 'sale', text: 'Nog 1 pak erbij.' } as const;
  const { rerender } = render(<AddToCart {...acts} {...sap} quantity={1} note={missing} />);
  expect(screen.getByRole('status').textContent).toBe('Nog 1 pak erbij.');
  rerender(<AddToCart {...acts} {...sap} quantity={21} note={{ tone: 'danger', text: 'Maximaal 20' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Maximaal 20');
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['sale', 'danger'] as const)(
  'a note of %s is not a live region while something else announces it; the quantity is described by it',
  (tone) => {
    render(
      <AddToCart {...acts} {...sap} quantity={1} note={{ tone, text: 'Een woord.', announced: true }} />,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    const described = screen.getByRole('spinbutton').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Een woord.');
  },
);

test('[T23] edits apply once, 500 ms after the last one', () => {
  render(<Working from={1} />);
  type('1');
  type('12');
  wait(499);
  fireEvent.click(plus());
  wait(499);
  expect(onQuantityChange).not.toHaveBeenCalled();
  expect(field().value).toBe('13');
  wait(1);
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([13]);
});

test('Enter does not wait', () => {
  render(<Working from={1} />);
  type('6');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([6]);
  wait(1000);
  expect(onQuantityChange).toHaveBeenCalledOnce();
});

test('an edit is not lost when the page changes within the wait', () => {
  const { unmount } = render(<Working from={1} />);
  type('5');
  unmount();
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([5]);
});

test('an edit is not lost when the document is unloaded within the wait', () => {
  render(<Working from={1} />);
  type('5');
  fireEvent(window, new Event('pagehide'));
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([5]);
});

test('an emptied field reports nothing, and shows the quantity again on blur', () => {
  render(<Working from={3} />);
  type('');
  wait(5000);
  expect(onQuantityChange).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(field().value).toBe('3');
});

test('a fraction is refused in words, and the field shows the quantity in the cart, which includes the edit before it', () => {
  render(<Working from={3} />);
  type('2');
  type('1.5');
  wait(5000);
  expect(onQuantityChange).not.toHaveBeenCalled();
  expect([field().value, screen.getByRole('alert').textContent]).toEqual(['3', 'Alleen hele aantallen']);
  type('2');
  wait(500);
  type('1.5');
  wait(5000);
  expect(onQuantityChange.mock.calls.map(([quantity]) => quantity)).toEqual([2]);
  expect(field().value).toBe('2');
});

test('a quantity over the maximum is refused in words, and stays in the field', () => {
  render(<Working from={3} />);
  type('10000');
  wait(5000);
  expect(onQuantityChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Vul een heel aantal in, van 0 tot 9999.');
  type('4');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus moves to plus after adding, and to the button after removing', () => {
  render(<Working />);
  addButton().focus();
  fireEvent.click(addButton());
  wait(50);
  expect(document.activeElement).toBe(plus());
  minus().focus();
  fireEvent.click(minus());
  wait(50);
  expect(document.activeElement).toBe(addButton());
});

test('a field focused before the stepper is painted keeps the focus: Enter does not press plus', () => {
  render(<Working />);
  addButton().focus();
  fireEvent.click(addButton());
  field().focus();
  wait(50);
  expect(document.activeElement).toBe(field());
});

test('the focus returns to a button that did not add anything', () => {
  render(<AddToCart {...acts} state="available" quantity={0} productName="Appelsap" />);
  addButton().focus();
  fireEvent.click(addButton());
  wait(50);
  expect(document.activeElement).toBe(addButton());
});

test('a product added elsewhere does not move the focus', () => {
  const { rerender } = render(<AddToCart {...acts} state="available" quantity={0} productName="Appelsap" />);
  rerender(<AddToCart {...acts} state="available" quantity={1} productName="Appelsap" />);
  expect(document.activeElement).toBe(document.body);
});

test('the field shows the previous quantity again after a refusal', () => {
  render(<AddToCart {...acts} state="available" quantity={2} productName="Appelsap" />);
  type('50');
  wait(500);
  expect(onQuantityChange).toHaveBeenCalledWith(50, expect.anything());
  expect(field().value).toBe('2');
});

test('[T24] a sold-out product offers a mail, and then confirms it', () => {
  const { rerender } = render(<Working state="unavailable" />);
  const name = 'Stuur mij een email als dit product weer beschikbaar is: Appelsap';
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onNotify).toHaveBeenCalledOnce();
  rerender(<Working state="notified" />);
  expect(screen.getByText('U ontvangt een email als dit product weer beschikbaar is')).toBeTruthy();
  // The caller announces it, with the name of the product, in the one live region of the page.
  expect(screen.queryByRole('status')).toBeNull();
});

test('[T24] on the product page the offer of a mail is a full-size button', () => {
  render(<AddToCart {...acts} state="unavailable" size="panel" quantity={0} productName="Appelsap" />);
  fireEvent.click(
    screen.getByRole('button', { name: 'Stuur mij een email als dit product weer beschikbaar is: Appelsap' }),
  );
  expect(onNotify).toHaveBeenCalledOnce();
});

test('[T24] in a row the offer of a mail shows its whole text, and is named with the product', () => {
  render(<AddToCart {...acts} state="unavailable" size="row" productName="Appelsap" />);
  const button = screen.getByRole('button', {
    name: 'Stuur mij een email als dit product weer beschikbaar is: Appelsap',
  });
  fireEvent.click(button);
  expect(onNotify).toHaveBeenCalledOnce();
});

test.each(['logged-out', 'available', 'unavailable'] as const)(
  '%s, the name of the button is its visible text, then the product',
  (state) => {
    render(<Working state={state} />);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-label')).toBe(`${button.textContent}: Appelsap`);
    expect(button.textContent).not.toContain('Appelsap');
  },
);

test('the second click of a double click, which lands on minus or plus, does not change the quantity', async () => {
  const onQuantityChange = vi.fn();
  render(<AddToCart state="available" productName="Appelsap" onQuantityChange={onQuantityChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Voeg toe: Appelsap' }), { detail: 1 });
  fireEvent.click(minus(), { detail: 2 });
  fireEvent.click(plus(), { detail: 2 });
  wait(500);
  expect(onQuantityChange).toHaveBeenCalledOnce();
  fireEvent.click(minus(), { detail: 1 });
  expect(onQuantityChange).toHaveBeenLastCalledWith(0, expect.anything());
});

test('the second click of a double click, which lands on the link beside the stepper, does not follow it', () => {
  const aside = <a href="#winkelwagen">Naar je winkelmand</a>;
  render(<AddToCart state="available" productName="Appelsap" aside={aside} />);
  fireEvent.click(screen.getByRole('button', { name: 'Voeg toe: Appelsap' }), { detail: 1 });
  const link = screen.getByRole('link', { name: 'Naar je winkelmand' });
  expect(fireEvent.click(link, { detail: 2 })).toBe(false);
  expect(fireEvent.click(link, { detail: 1 })).toBe(true);
});

test('the second click of a double click, which lands on a button outside the stepper, does not press it', () => {
  const onFree = vi.fn();
  const aside = (
    <button type="button" onClick={onFree}>
      +1 gratis
    </button>
  );
  const note = {
    tone: 'sale',
    text: 'Nog 1 voor 2+1',
    action: { label: 'Maak er 3 van', quantity: 3 },
  } as const;
  const onQuantityChange = vi.fn();
  render(<AddToCart state="available" productName="Appelsap" {...{ aside, note, onQuantityChange }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Voeg toe: Appelsap' }), { detail: 1 });
  const free = screen.getByRole('button', { name: '+1 gratis' });
  const step = screen.getByRole('button', { name: 'Maak er 3 van: Appelsap' });
  for (const button of [free, step]) fireEvent.click(button, { detail: 2 });
  expect([onFree.mock.calls.length, onQuantityChange.mock.calls.length]).toEqual([0, 1]);
  for (const button of [free, step]) fireEvent.click(button, { detail: 1 });
  expect([onFree.mock.calls.length, onQuantityChange.mock.calls.length]).toEqual([1, 2]);
});

test('[T22] 0 and Enter removes the product, and the Enter does not activate the button that receives the focus', () => {
  render(<Working from={1} />);
  field().focus();
  type('0');
  const isTaken = !fireEvent.keyDown(field(), { key: 'Enter' });
  expect([isTaken, onQuantityChange.mock.calls.map(([quantity]) => quantity)]).toEqual([true, [0]]);
  wait(50);
  expect(document.activeElement).toBe(addButton());
  expect(fireEvent.keyDown(addButton(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(addButton(), { key: 'Enter' })).toBe(true);
});

test('an Enter that sets another quantity still submits the form', () => {
  render(<Working from={1} />);
  type('6');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

test('a deal has a button that completes it, named with the product', () => {
  const note = { tone: 'sale', text: 'Nog 1 gratis', action: { label: 'Voeg 1 toe', quantity: 3 } } as const;
  render(<AddToCart {...acts} {...sap} quantity={2} note={note} />);
  fireEvent.click(screen.getByRole('button', { name: 'Voeg 1 toe: Appelsap' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3, expect.anything());
});

test('a quantity that is refused has its own button in the place of the deal’s', () => {
  const note = { tone: 'sale', text: 'Nog 1 gratis', action: { label: 'Voeg 1 toe', quantity: 6 } } as const;
  render(
    <AddToCart
      {...acts}
      {...sap}
      quantity={5}
      note={note}
      limit={{ quantity: 4, text: 'Nog 4 op voorraad' }}
    />,
  );
  expect(screen.queryByRole('button', { name: /^Voeg 1 toe/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Zet op 4: Appelsap' })).toBeDefined();
});

const toAdd = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Toe te voegen aantal Appelsap' });
const typeToAdd = (value: string) => fireEvent.change(toAdd(), { target: { value } });

function Typed() {
  const [units, setUnits] = useState<number | null>(null);
  const [quantity, setQuantity] = useState(0);
  return (
    <AddToCart
      {...acts}
      {...sap}
      quantity={quantity}
      onQuantityChange={setQuantity}
      quantityField={
        <AddQuantityField productName="Appelsap" value={units} onValueChange={setUnits} max={9999} />
      }
      onAdd={() => {
        if (units === 0 || (units ?? 1) > 9999) return;
        onAdd(units ?? 1);
        setQuantity(units ?? 1);
      }}
    />
  );
}

test('a typed quantity is added by the button; an empty field adds one', () => {
  const { unmount } = render(<Typed />);
  typeToAdd('12');
  fireEvent.click(addButton());
  unmount();
  render(<Typed />);
  fireEvent.click(addButton());
  expect(onAdd.mock.calls).toEqual([[12], [1]]);
});

test('Enter adds a typed quantity; the focus moves to plus', () => {
  render(<Typed />);
  act(() => toAdd().focus());
  typeToAdd('3');
  fireEvent.keyDown(toAdd(), { key: 'Enter' });
  wait(100);
  expect(field().value).toBe('3');
  expect(document.activeElement).toBe(plus());
});

test.each([
  ['0', 'Vul een aantal van 1 of meer in.'],
  ['12345', 'Vul een aantal van 1 tot 9999 in.'],
])('the quantity %s cannot be added, and says why', (typed, problem) => {
  render(<Typed />);
  typeToAdd(typed);
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(toAdd().getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyDown(toAdd(), { key: 'Enter' });
  expect(onAdd).not.toHaveBeenCalled();
});

test('a pasted text that is not a whole number is refused, and the field is as before', () => {
  render(<Typed />);
  fireEvent.focus(toAdd());
  fireEvent.paste(toAdd(), { clipboardData: { getData: () => '2,5' } });
  expect(screen.getByRole('alert').textContent).toBe('Alleen hele aantallen');
  expect(toAdd().value).toBe('');
});
