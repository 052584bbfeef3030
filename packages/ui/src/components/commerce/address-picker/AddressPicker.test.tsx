import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { AddressPicker } from './AddressPicker.tsx';
import { sampleAddresses } from './sampleAddresses.ts';

describeConformance(<AddressPicker label="Bezorgen op" options={sampleAddresses} hint="Op werkdagen." />);

test('a press anywhere on the address selects it, and the form submits it', async () => {
  const onValueChange = vi.fn();
  const { container } = render(
    <form>
      <AddressPicker
        label="Bezorgen op"
        options={sampleAddresses}
        name="address"
        onValueChange={onValueChange}
      />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Bezorgen op' })).toBeDefined();
  await userEvent.click(screen.getByText('3701 AB Zeist'));
  expect(onValueChange.mock.calls).toEqual([['molenweg', { event: expect.anything() }]]);
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('address')).toBe('molenweg');
});

test('a disabled address says why', () => {
  render(<AddressPicker label="Bezorgen op" options={sampleAddresses} />);
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^De Mier/ });
  expect(radio.disabled).toBe(true);
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'In België bezorgen we deze producten niet.',
  );
});

test('the caller can control the value', async () => {
  render(<AddressPicker label="Bezorgen op" options={sampleAddresses} value="beukenlaan" />);
  await userEvent.click(screen.getByRole('radio', { name: /^De Bij/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^De Vlinder/ }).checked).toBe(true);
});

test('the error describes the group', () => {
  render(<AddressPicker label="Bezorgen op" options={sampleAddresses} error="Kies waar we bezorgen." />);
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Kies waar we bezorgen.',
  );
});
