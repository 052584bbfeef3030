import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ApprovalSteps, type Approver } from './ApprovalSteps.tsx';

const approvers: readonly Approver[] = [
  { id: 1, name: 'Locatiemanager', role: 'Alle bestellingen', state: 'approved', time: '16 maart' },
  { id: 2, name: 'Hoofd inkoop', state: 'waiting' },
  { id: 3, name: 'Directie', state: 'upcoming' },
];

describeConformance(<ApprovalSteps approvers={approvers} />);

test('each approver is read with decision and note', () => {
  render(<ApprovalSteps approvers={approvers} />);
  const list = screen.getByRole('list', { name: 'Wie deze bestelling goedkeurt' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Locatiemanager GoedgekeurdAlle bestellingen16 maart',
    'Hoofd inkoop Wacht op akkoord',
    'Directie Nog niet aan de beurt',
  ]);
});

test('the current approver has aria-current', () => {
  render(<ApprovalSteps approvers={approvers} />);
  const [, second] = screen.getAllByRole('listitem');
  expect(second?.getAttribute('aria-current')).toBe('step');
});

test('a refusal gives its reason', () => {
  render(
    <ApprovalSteps approvers={[{ id: 1, name: 'Directie', state: 'refused', note: 'Het budget is op.' }]} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Directie AfgekeurdHet budget is op.');
});
