import { buildCartLine } from '@magazijn/api-client/testing';
import { cents } from '@magazijn/domain/money';
import { expect, test } from 'vitest';
import { orderLineRows } from './orderLineRows.tsx';

test('[E05] a line with a deal shows what is paid, and what the deal takes off', () => {
  const line = buildCartLine({
    quantity: 3,
    offerLabel: '2+1 gratis',
    deal: { kind: 'free-goods', paid: 2, free: 1 },
    discount: cents(2695),
    total: cents(5390),
  });
  expect(orderLineRows([line], () => 2)).toMatchObject([
    {
      total: '53,90',
      grossTotal: '80,85',
      note: { tone: 'sale', text: '2+1 gratis: 2 betaald, 1 gratis, €\u00a026,95 korting' },
    },
  ]);
});

test('[V21] a gift says that it is free; a plain line says nothing', () => {
  const gift = buildCartLine({ giveAway: true, total: cents(0) });
  const [free, plain] = orderLineRows([gift, buildCartLine()], () => undefined);
  expect(free).toMatchObject({ total: '0,00', note: { tone: 'positive', text: 'Uw gratis artikel!' } });
  expect(plain?.note).toBeUndefined();
  expect(plain?.grossTotal).toBeUndefined();
});
