import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Progress } from './Progress.tsx';

describeConformance(<Progress label="Inlezen" value={3} />, {
  control: (container) => container.querySelector('progress'),
});

test('it has a label and a value', () => {
  render(<Progress label="Bestellijst inlezen" value={10} max={40} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Bestellijst inlezen' });
  expect(bar.value / bar.max).toBe(0.25);
  expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  expect(screen.getByText('25%')).toBeDefined();
});

test('`valueText` replaces the percentage, visibly and for screen readers', () => {
  render(<Progress label="Inlezen" value={12} max={40} valueText="12 van 40 regels" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('12 van 40 regels');
  expect(screen.getByText('12 van 40 regels')).toBeDefined();
  expect(screen.queryByText('30%')).toBeNull();
});

test('an unknown progress has no value', () => {
  render(<Progress label="Inlezen" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.hasAttribute('aria-valuetext')).toBe(false);
});

test.each([
  [5, 0, '0%'],
  [-1, 40, '0%'],
  [41, 40, '100%'],
])('%d of %d is read as the bar shows it', (value, max, text) => {
  render(<Progress label="Inlezen" value={value} max={max} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(text);
});

test('0 of 0 is unknown; with max 0 the bar is empty, as its text says', () => {
  const { rerender } = render(<Progress label="Inlezen" value={Number.NaN} />);
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Inlezen' });
  expect(bar().hasAttribute('value')).toBe(false);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
  rerender(<Progress label="Inlezen" value={3} max={0} />);
  expect(bar().getAttribute('value')).toBe('0');
  expect(bar().getAttribute('aria-valuetext')).toBe('0%');
});
