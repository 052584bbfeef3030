import { expect, test } from 'vitest';
import {
  allPermissions,
  allRoles,
  invitedEmailProblem,
  isAllowed,
  leavesNoAdministrator,
  nameProblem,
} from './index.ts';

test('each role has its permissions', () => {
  const table = Object.fromEntries(
    allRoles.map((role) => [role, allPermissions.filter((permission) => isAllowed(role, permission))]),
  );
  expect(table).toEqual({
    administrator: ['shop', 'request', 'order', 'approve', 'orders', 'invoices', 'people'],
    buyer: ['shop', 'request', 'order', 'approve', 'orders', 'invoices'],
    requester: ['shop', 'request', 'orders'],
    bookkeeper: ['invoices'],
  });
});

test('the last administrator keeps that role; others and one of two may lose it', () => {
  const one = { id: 1, role: 'administrator' } as const;
  const buyer = { id: 2, role: 'buyer' } as const;
  const other = { id: 3, role: 'administrator' } as const;
  expect(leavesNoAdministrator([one, buyer], 1, 'buyer')).toBe(true);
  expect(leavesNoAdministrator([one, buyer], 1, null)).toBe(true);
  expect(leavesNoAdministrator([one, buyer], 1, 'administrator')).toBe(false);
  expect(leavesNoAdministrator([one, buyer], 2, null)).toBe(false);
  expect(leavesNoAdministrator([one, buyer, other], 1, null)).toBe(false);
  expect(leavesNoAdministrator([buyer], 9, null)).toBe(false);
});

test.each([
  ['', 'Vul een naam in.'],
  ['  ', 'Vul een naam in.'],
  ['Daniëlle', null],
  ['a'.repeat(80), null],
  ['a'.repeat(81), 'Gebruik voor de naam hoogstens 80 tekens.'],
])('the name %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test.each([
  ['', 'Vul een e-mailadres in.'],
  ['inkoop', 'Vul een geldig e-mailadres in, zoals naam@organisatie.nl.'],
  [' inkoop@voorbeeld.nl ', null],
])('the e-mail address %j: %s', (email, problem) => expect(invitedEmailProblem(email)).toBe(problem));
