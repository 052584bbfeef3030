import { expect, test, vi } from 'vitest';
import { emptyReturn } from './emptyReturn.ts';
import { buildVisit } from './testing/buildVisit.ts';

test('OCI: a form without items, and nobody is asked', async () => {
  const punchOutCancellation = vi.fn();
  const visit = buildVisit({ echo: [['~OkCode', 'ADDI']] });
  expect(await emptyReturn(visit, { punchOutCancellation })).toMatchObject({
    action: visit.hookUrl,
    fields: [['~OkCode', 'ADDI']],
  });
  expect(punchOutCancellation).not.toHaveBeenCalled();
});

test('cXML: the back end’s message, or none', async () => {
  const visit = buildVisit({ hookUrl: null });
  const message = { url: 'https://inkoop.example/cxml', fields: [['cxml-urlencoded', '<cXML/>']] as const };
  expect(await emptyReturn(visit, { punchOutCancellation: async () => message })).toEqual({
    action: message.url,
    target: '_top',
    charset: 'UTF-8',
    fields: message.fields,
  });
  expect(await emptyReturn(visit, { punchOutCancellation: async () => null })).toBeNull();
});
