import { ApiError, type DraftOrder } from '@magazijn/api-client';
import { buildCart, buildCompany } from '@magazijn/api-client/testing';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test, vi } from 'vitest';
import { ociOrderOf } from './ociOrderOf.ts';
import { prepareReturn } from './prepareReturn.ts';
import { buildVisit } from './testing/buildVisit.ts';

const date = deliveryTimestamp('2026-11-24');
const draft: DraftOrder = {
  id: 42,
  deliveryDate: date,
  deliveryDates: [date],
  payment: 'on-account',
  checkout: null,
  company: buildCompany(),
  cart: buildCart(),
  shipping: { itemCode: 'VERZEND', vatPercentage: 21 },
};
const silent = {
  punchOutOrder: async () => null,
  punchOutMessage: async () => null,
};
const lost = () => Promise.reject(new ApiError('unreachable', 'No answer'));

test('[T62] the return is of the order as the back end has it', async () => {
  const known = { ...ociOrderOf(draft, date), orderReference: 'van de server' };
  const form = await prepareReturn(buildVisit(), draft, date, {
    ...silent,
    punchOutOrder: async () => known,
  });
  expect(Object.fromEntries(form?.fields ?? [])['NEW_ITEM-CUST_FIELD5[1]']).toBe('van de server');
});

test('[T62] a back end that does not say, or not now, leaves it to the draft', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const punchOutOrder of [silent.punchOutOrder, lost]) {
    const form = await prepareReturn(buildVisit(), draft, date, { ...silent, punchOutOrder });
    expect(Object.fromEntries(form?.fields ?? [])['NEW_ITEM-QUANTITY[1]']).toBe('2');
  }
});

test('cXML: the message is the back end’s; without one there is no return', async () => {
  const visit = buildVisit({ hookUrl: null });
  const message = { url: 'https://inkoop.example/cxml', fields: [['cxml-urlencoded', '<cXML/>']] as const };
  const punchOutMessage = vi.fn(async () => message);
  expect(await prepareReturn(visit, draft, date, { ...silent, punchOutMessage })).toEqual({
    action: message.url,
    target: '_top',
    charset: 'UTF-8',
    fields: message.fields,
  });
  expect(punchOutMessage).toHaveBeenCalledExactlyOnceWith(42);
  expect(await prepareReturn(visit, draft, date, silent)).toBeNull();
});
