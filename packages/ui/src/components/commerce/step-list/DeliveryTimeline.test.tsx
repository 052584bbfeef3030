import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { type DeliveryStep, DeliveryTimeline } from './DeliveryTimeline.tsx';

const steps: readonly DeliveryStep[] = [
  { id: 1, name: 'Ingepakt', state: 'done', time: '17 maart, 19.31 uur', dateTime: '2026-03-17T19:31' },
  { id: 2, name: 'Onderweg', state: 'current', note: 'Tussen 9.30 en 10.30 uur bij je.' },
  { id: 3, name: 'Geleverd', state: 'upcoming' },
];

describeConformance(<DeliveryTimeline steps={steps} />);

test('each step has its state in words, its time and its note', () => {
  render(<DeliveryTimeline steps={steps} />);
  const list = screen.getByRole('list', { name: 'Je levering stap voor stap' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Ingepakt (gedaan)17 maart, 19.31 uur',
    'Onderweg NuTussen 9.30 en 10.30 uur bij je.',
    'Geleverd (nog niet)',
  ]);
});

test('one step is the current one', () => {
  render(<DeliveryTimeline steps={steps} />);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});

test('a time has a datetime attribute', () => {
  render(<DeliveryTimeline steps={steps} />);
  expect(screen.getByText('17 maart, 19.31 uur')).toHaveProperty('dateTime', '2026-03-17T19:31');
});

test('a failed delivery shows its state in words', () => {
  render(
    <DeliveryTimeline steps={[{ id: 1, name: 'Bezorging', state: 'failed', note: 'Niemand aanwezig.' }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Bezorging Niet geluktNiemand aanwezig.');
});
