import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ScanField, type ScanFieldProps } from './ScanField.tsx';
import type { Scan } from './ScanRow.tsx';

const scans: readonly Scan[] = [
  { id: 2, code: '871', state: 'unknown' },
  { id: 1, code: '870', name: 'Appelsap', note: '3 × in je winkelmand', state: 'found' },
];

describeConformance(<ScanField onScan={() => undefined} scans={scans} hint="Houd de scanner stil." />, {
  control: (container) => container.querySelector('input'),
});

const onScan = vi.fn<ScanFieldProps['onScan']>();
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Scan of typ een code' });

test('Enter reports the code and clears the field for the next', async () => {
  render(<ScanField onScan={onScan} />);
  await userEvent.type(field(), ' 8710400145660 {Enter}42{Enter}');
  expect(onScan.mock.calls.map(([code]) => code)).toEqual(['8710400145660', '42']);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('the button reports it too and returns the focus', async () => {
  render(<ScanField onScan={onScan} />);
  await userEvent.type(field(), '42');
  await userEvent.click(screen.getByRole('button', { name: 'Voeg toe' }));
  expect(onScan.mock.lastCall?.[0]).toBe('42');
  expect(document.activeElement).toBe(field());
});

test('an empty field reports nothing', async () => {
  onScan.mockClear();
  render(<ScanField onScan={onScan} />);
  await userEvent.type(field(), '  {Enter}');
  expect(onScan).not.toHaveBeenCalled();
});

test('Enter does not submit the form', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <ScanField onScan={onScan} />
    </form>,
  );
  await userEvent.type(field(), '42{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a caller who prevents the default gets no code', async () => {
  onScan.mockClear();
  render(
    <ScanField onScan={onScan} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />,
  );
  await userEvent.type(field(), '42{Enter}');
  expect(onScan).not.toHaveBeenCalled();
  expect(field().value).toBe('42');
});

test('an error is announced, and describes the field', () => {
  render(<ScanField onScan={onScan} error="We kennen deze code niet." />);
  expect(screen.getByRole('alert').textContent).toBe('We kennen deze code niet.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

test('the last scans are below the field, each with its result', () => {
  render(<ScanField onScan={onScan} scans={scans} />);
  const log = screen.getByRole('log', { name: 'Laatst gescand' });
  expect(
    within(log)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Onbekende code871', 'Gevonden: Appelsap8703 × in je winkelmand']);
});
