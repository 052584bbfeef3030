import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../internals/hooks/announce.ts';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from './LiveRegion.tsx';

describeConformance(<LiveRegion />);

test('it announces politely', () => {
  render(<LiveRegion />);
  act(() => announce('Appelsap ligt in je winkelmand.'));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Appelsap ligt in je winkelmand.');
  expect(region.getAttribute('aria-live')).toBe('polite');
});

test('the same sentence twice changes the text twice', () => {
  render(<LiveRegion />);
  act(() => announce('Opgeslagen.'));
  const first = screen.getByRole('status').textContent;
  act(() => announce('Opgeslagen.'));
  const second = screen.getByRole('status').textContent;
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe('Opgeslagen.');
});
