import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../money/index.ts';
import type { Role } from '../people/index.ts';
import {
  type ApprovalRule,
  approvalNeeded,
  approvalReasonText,
  approvalRuleProblem,
  approverOf,
  type MonthAmounts,
  monthOf,
  mustReview,
  type OrderToApprove,
  reminderMoment,
} from './index.ts';

const euros = (amount: number): Cents => cents(amount * 100);

const rule = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: 1,
  personId: null,
  category: null,
  costCentre: null,
  maxOrder: null,
  maxMonth: null,
  approverId: null,
  ...changes,
});

const order: OrderToApprove = {
  total: euros(100),
  lines: [
    { category: 'verzorging', costCentre: 'baby', total: euros(60) },
    { category: 'knutselen', costCentre: null, total: euros(30) },
  ],
};

const lisa = 2;

function reasonsOf(
  rules: readonly ApprovalRule[],
  { role = 'buyer', month = null }: { role?: Role; month?: MonthAmounts | null } = {},
): string[] {
  const months = new Map(month ? rules.map(({ id }) => [id, month]) : []);
  return approvalNeeded(rules, order, months, { id: lisa, role }).map((reason) =>
    reason.kind === 'role' ? 'role' : `${reason.kind} ${reason.rule.id} over ${reason.over / 100}`,
  );
}

describe('an order', () => {
  test.each<[string, Partial<ApprovalRule>[], string[]]>([
    ['without rules is placed', [], []],
    ['within the limit is placed', [{ maxOrder: euros(100) }], []],
    ['above the limit asks', [{ maxOrder: euros(99.99) }], ['order 1 over 0.01']],
    ['asks with a limit of 0', [{ maxOrder: euros(0) }], ['order 1 over 100']],
    ['of another person is not limited', [{ personId: 3, maxOrder: euros(10) }], []],
    ['has a limit for one category', [{ category: 'verzorging', maxOrder: euros(50) }], ['order 1 over 10']],
    ['without products of the category is placed', [{ category: 'voeding', maxOrder: euros(0) }], []],
    ['has a limit for one cost centre', [{ costCentre: 'baby', maxOrder: euros(50) }], ['order 1 over 10']],
    [
      'has the person’s own limit in the place of the one for everybody',
      [{ maxOrder: euros(50) }, { id: 2, personId: lisa, maxOrder: euros(150) }],
      [],
    ],
    [
      'keeps the limit for everybody of another category',
      [
        { category: 'verzorging', maxOrder: euros(50) },
        { id: 2, personId: lisa, maxOrder: euros(150) },
      ],
      ['order 1 over 10'],
    ],
    [
      'exceeds two rules',
      [{ maxOrder: euros(90) }, { id: 2, maxMonth: euros(80) }],
      ['order 1 over 10', 'month 2 over 20'],
    ],
  ])('%s', (_what, rules, expected) => {
    expect(reasonsOf(rules.map(rule))).toEqual(expected);
  });

  test.each<[string, number, number, string[]]>([
    ['fits the budget with what was spent', 400, 0, []],
    ['exceeds it with what was spent', 440, 0, ['month 1 over 40']],
    ['exceeds it with what was requested', 300, 101, ['month 1 over 1']],
  ])('%s', (_what, spent, requested, expected) => {
    const month = { spent: euros(spent), requested: euros(requested) };
    expect(reasonsOf([rule({ maxMonth: euros(500) })], { month })).toEqual(expected);
  });

  test('of an administrator asks only by a rule that names them', () => {
    expect(reasonsOf([rule({ maxOrder: euros(0) })], { role: 'administrator' })).toEqual([]);
    const own = rule({ personId: lisa, maxOrder: euros(10) });
    expect(reasonsOf([own], { role: 'administrator' })).toEqual(['order 1 over 90']);
  });

  test('of a requester always asks', () => {
    expect(reasonsOf([], { role: 'requester' })).toEqual(['role']);
    expect(reasonsOf([rule({ maxOrder: euros(90) })], { role: 'requester' })).toEqual([
      'role',
      'order 1 over 10',
    ]);
  });
});

test.each<[string, Role, Partial<ApprovalRule>[], number | null]>([
  ['the person of the exceeded rule', 'buyer', [{ maxOrder: euros(1), approverId: 9 }], 9],
  ['administrators without a person in the rule', 'buyer', [{ maxOrder: euros(1) }], null],
  [
    'administrators when exceeded rules name two people',
    'buyer',
    [
      { maxOrder: euros(1), approverId: 9 },
      { id: 2, maxMonth: euros(1), approverId: 8 },
    ],
    null,
  ],
  [
    'the person of the exceeded rule, not of another one',
    'buyer',
    [
      { maxOrder: euros(1), approverId: 9 },
      { id: 2, maxMonth: euros(900), approverId: 8 },
    ],
    9,
  ],
  [
    'for a requester within limits the person of the rule',
    'requester',
    [{ maxOrder: euros(900), approverId: 9 }],
    9,
  ],
  ['for a requester without rules administrators', 'requester', [], null],
  [
    'administrators where a rule names the person who orders',
    'buyer',
    [{ maxOrder: euros(1), approverId: lisa }],
    null,
  ],
])('approves: %s', (_who, role, changes, expected) => {
  const rules = changes.map(rule);
  const person = { id: lisa, role };
  const reasons = approvalNeeded(rules, order, new Map(), person);
  expect(approverOf(rules, order, reasons, person)).toBe(expected);
});

test.each<[string, Partial<ApprovalRule>, RegExp | null]>([
  ['without a limit', {}, /bedrag per bestelling/],
  ['with an amount above a million euros', { maxOrder: euros(1_000_001) }, /€ 1.000.000,00/],
  [
    'whose person approves their own orders',
    { personId: 2, approverId: 2, maxOrder: euros(1) },
    /zijn eigen/,
  ],
  ['with a budget of 0', { maxMonth: euros(0) }, null],
])('a rule %s', (_what, changes, problem) => {
  const found = approvalRuleProblem(rule(changes));
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test.each([
  ['whose total stays', {}, false],
  ['that rose less than allowed', { totalNow: euros(105) }, false],
  ['that rose more than allowed', { totalNow: euros(105.01) }, true],
  ['that rose, at a total that was seen', { totalNow: euros(120), seenTotal: euros(120) }, false],
  ['that rose since it was seen', { totalNow: euros(121), seenTotal: euros(120) }, true],
  ['of which something is gone', { totalNow: euros(80), hasProblems: true }, true],
  [
    'of which something is gone, as was seen',
    { totalNow: euros(80), seenTotal: euros(80), hasProblems: true },
    false,
  ],
  ['with fewer units', { totalNow: euros(80), seenTotal: euros(100), isChanged: true }, false],
  ['with more units', { totalNow: euros(101), seenTotal: euros(100), isChanged: true }, true],
])('a request %s', (_what, changes, expected) => {
  const reviewed = {
    totalThen: euros(100),
    totalNow: euros(100),
    hasProblems: false,
    isChanged: false,
    seenTotal: null,
    risePercent: 5,
    ...changes,
  };
  expect(mustReview(reviewed)).toBe(expected);
});

test('a reminder comes two working days later at the same hour, and a budget’s month is Amsterdam’s', () => {
  // A Friday at 10:30 in Amsterdam.
  expect(new Date(reminderMoment(new Date('2026-11-20T09:30:00Z'))).toISOString()).toBe(
    '2026-11-24T09:00:00.000Z',
  );
  expect(monthOf(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11-01');
});

test('a reason is a Dutch sentence', () => {
  const [reason] = approvalNeeded([rule({ personId: lisa, maxMonth: euros(60) })], order, new Map(), {
    id: lisa,
    role: 'buyer',
  });
  if (!reason) throw new Error('No reason');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(approvalReasonText(reason, true))).toBe(
    'Deze bestelling is € 40,00 boven je maandbudget van € 60,00.',
  );
  expect(plain(approvalReasonText(reason, false, 'Verzorging'))).toBe(
    'Deze bestelling is € 40,00 boven het maandbudget voor Verzorging van € 60,00.',
  );
});
