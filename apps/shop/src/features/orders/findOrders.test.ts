import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../testing/buildSummary.ts';
import { findOrders, periodRange, periods } from './findOrders.ts';

describe('periods', () => {
  test.each([
    ['deze-maand', '2026-11-21', '2026-11-01', '2026-12-01'],
    ['vorige-maand', '2026-01-03', '2025-12-01', '2026-01-01'],
    ['dit-kwartaal', '2026-11-21', '2026-10-01', '2027-01-01'],
    ['vorig-kwartaal', '2026-02-28', '2025-10-01', '2026-01-01'],
    ['dit-jaar', '2026-11-21', '2026-01-01', '2027-01-01'],
    ['vorig-jaar', '2026-11-21', '2025-01-01', '2026-01-01'],
  ] as const)('%s on %s runs from %s until %s', (period, today, from, until) => {
    expect(periodRange(period, today)).toEqual({ from, until });
  });

  test('a current period contains today, and a former one ends where the current one begins', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(0, 2, 4), (today, index) => {
        const running = periodRange(periods[index] ?? 'dit-jaar', today);
        expect(running.from <= today && today < running.until).toBe(true);
        expect(periodRange(periods[index + 1] ?? 'vorig-jaar', today).until).toBe(running.from);
      }),
    );
  });
});

describe('findOrders', () => {
  /** Any characters at all, half a surrogate pair included. */
  const anyText = fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 })
    .map((points) => String.fromCodePoint(...points));

  const orders = [
    buildSummary({
      id: 1,
      number: 'KKN000000001',
      createdAt: '2026-09-30T22:30:00.000Z',
      reference: 'Crèche Zuid',
      lines: [
        {
          name: 'Pukkie luiers maat 4',
          articleNumber: '10024',
          quantity: 12,
          picture: null,
          costCentre: null,
        },
        {
          name: 'Gezichtsdoekjes',
          articleNumber: '20011',
          quantity: 2,
          picture: null,
          costCentre: { id: 3, code: 'EGELS', name: 'Groep Blauw', isEnded: false },
        },
      ],
    }),
    buildSummary({
      id: 2,
      number: 'KKN000000002',
      createdAt: '2026-09-30T21:30:00.000Z',
      reference: '',
      lines: [],
    }),
  ];
  const ids = (search: string, range: Parameters<typeof findOrders>[2] = null) =>
    findOrders(orders, search, range).map(({ order }) => order.id);

  test.each([
    ['', [1, 2]],
    ['  ', [1, 2]],
    ['LUIERS', [1]],
    ['maat luiers', [1]],
    ['creche', [1]],
    ['kkn000000002', [2]],
    ['10024', [1]],
    ['egels blauw', [1]],
    ['luiers creche', [1]],
    ['luiers 000000002', []],
  ])('[E03] %j finds %j', (search, found) => {
    expect(ids(search)).toEqual(found);
  });

  test('[E03] the matching lines are returned', () => {
    expect(findOrders(orders, 'luiers', null)[0]?.lines.map(({ name }) => name)).toEqual([
      'Pukkie luiers maat 4',
    ]);
    expect(findOrders(orders, '', null)[0]?.lines).toEqual([]);
  });

  test('[E03] a period uses the day in Amsterdam', () => {
    expect(ids('', { from: '2026-10-01', until: '2026-11-01' })).toEqual([1]);
    expect(ids('', { from: '2026-09-01', until: '2026-10-01' })).toEqual([2]);
  });

  test('no input throws or returns an unknown order', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        for (const { order } of findOrders(orders, search, null)) expect(orders).toContain(order);
      }),
    );
  });
});
