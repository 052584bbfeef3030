import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WirePunchOutSettings } from '@magazijn/api-client/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cxmlRequest, setupRequest } from '../punch-out/cxml/testing/demoCxml.ts';
import { openTestApi, type TestApi } from '../testing/openTestApi.ts';
import { runAdmin } from '../testing/runAdmin.ts';

const bij = 'bij@demo.magazijn.test';
const secret = 'canary-shared-secret';
let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'punch-out-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.close();
});

const punchOut = (...args: string[]) => runAdmin(api.database.url, ['punch-out', ...args], folder);

async function agree(agreement: unknown, who = bij) {
  await writeFile(join(folder, 'agreed.json'), JSON.stringify(agreement));
  return punchOut(who, 'agreed.json');
}

const settings = async () =>
  api.data<WirePunchOutSettings>('GET', '/punch-out/settings', { token: await api.logIn('bij') });
const cxmlStatus = async () => {
  const body = cxmlRequest(setupRequest(), { identity: 'BIJ-TEST', secret });
  const headers = { 'content-type': 'text/xml' };
  const answer = await api.app.request('/api/v1/punch-out/cxml', { method: 'POST', headers, body });
  return /<Status code="(\d+)"/.exec(await answer.text())?.[1];
};

test('[K02] a company’s agreement is shown, changed by a file with the changes only, and removed', async () => {
  const { output } = await punchOut(bij);
  expect(JSON.parse(output.join(''))).toEqual({
    hosts: [],
    functions: ['DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'],
    unit: 'ST',
    discounts: 'lines',
    materialGroups: {},
    customFields: { vatPercentage: 1, deliveryDate: 2, orderReference: 5 },
    cxml: null,
  });
  const agreed = await agree({
    hosts: ['Inkoop.Example', 'localhost:*', 'inkoop.example'],
    unit: 'PCE',
    discounts: 'in-prices',
    functions: ['DETAIL'],
    customFields: { vatPercentage: null, deliveryDate: 3, orderReference: 4 },
    materialGroups: { 'verzorging/luiers': '53102306' },
  });
  expect(agreed).toMatchObject({
    code: 0,
    output: [expect.stringContaining('new punch-outs use the agreement')],
  });
  expect(await settings()).toEqual({
    hosts: ['inkoop.example', 'localhost:*'],
    functions: ['DETAIL'],
    unit: 'PCE',
    discounts: 'in-prices',
    material_groups: { 'verzorging/luiers': '53102306' },
    custom_fields: { vat_percentage: null, delivery_date: 3, order_reference: 4 },
  });

  expect((await agree({ unit: 'ST' })).code).toBe(0);
  expect(await settings()).toMatchObject({ unit: 'ST', hosts: ['inkoop.example', 'localhost:*'] });
  // The shown agreement is valid input.
  const shown = JSON.parse((await punchOut(bij)).output.join(''));
  expect((await agree(shown)).code).toBe(0);
  expect((await punchOut()).output).toContainEqual(expect.stringContaining('inkoop.example, localhost:*'));

  expect((await punchOut(bij, '--remove')).code).toBe(0);
  expect(await settings()).toMatchObject({ hosts: [], unit: 'ST', discounts: 'lines' });
});

test('cXML: the secret gives access, is never shown, and is kept by a file without it', async () => {
  const cxml = { domain: 'NetworkId', identity: 'BIJ-TEST', encoding: 'base64', secret };
  const answer = await agree({ hosts: ['localhost:*'], cxml });
  expect(answer.code).toBe(0);
  expect(await cxmlStatus()).toBe('200');
  const shown = await punchOut(bij);
  const [kept] = await api.database
    .sql`select cxml_secret_hash from punch_out_connections where cxml_identity = 'BIJ-TEST'`;
  for (const text of [JSON.stringify(answer), JSON.stringify(shown), kept?.cxmlSecretHash])
    expect(text).not.toContain(secret);
  expect((await agree({ cxml: { domain: 'NetworkId', identity: 'BIJ-TEST' } })).code).toBe(0);
  expect(await cxmlStatus()).toBe('200');
  expect((await agree({ cxml: null })).code).toBe(0);
  expect(await cxmlStatus()).toBe('401');
  expect(await agree({ cxml: { domain: 'NetworkId', identity: 'BIJ-TEST' } })).toMatchObject({
    code: 1,
    errors: ['cxml.secret: is missing. Nothing was changed.'],
  });
  // The identity of another company.
  const { errors } = await agree({ cxml: { ...cxml, identity: 'VLINDER-TEST' } });
  expect(errors[0]).toMatch(/^cxml: NetworkId VLINDER-TEST is .* already\. Nothing was changed\.$/);
});

test.each([
  [{ hosts: ['https://inkoop.example'] }, 'hosts.0: must be a host'],
  [{ hosts: ["a 'self'"] }, 'hosts.0: must be a host'],
  [{ unit: 'STUK' }, 'unit: must be a code'],
  [{ functions: ['ANYTHING'] }, 'functions.0:'],
  [
    { customFields: { vatPercentage: 1, deliveryDate: 1, orderReference: 5 } },
    'customFields: must each be another',
  ],
  [{ customFields: { vatPercentage: 6, deliveryDate: 1, orderReference: 5 } }, 'customFields.vatPercentage:'],
  [{ materialGroups: { verzorging: 'longer than ten' } }, 'materialGroups.verzorging:'],
  [{ unknown: 1 }, 'The file:'],
  [{ cxml: { domain: 'DUNS', identity: 'x', secret: 'short' } }, 'cxml.secret: must have at least 16'],
  [[], 'The file:'],
])('%j is refused, and changes nothing', async (agreement, problem) => {
  const before = await settings();
  const { code, errors } = await agree(agreement);
  expect(code).toBe(1);
  expect(errors.join('\n')).toContain(problem);
  expect(errors.join('\n')).toMatch(/Nothing was changed\.$/);
  expect(errors.join('\n')).not.toContain('short');
  expect(await settings()).toEqual(before);
});

test('unusual values are stored with a warning', async () => {
  const { output } = await agree(
    { materialGroups: { verzorging: '1', 'verzorging/luier': '2' } },
    'mier@demo.magazijn.test',
  );
  expect(output.slice(1)).toEqual([
    'There is no category verzorging/luier: its material group is never used.',
    'It cannot punch out: it orders neither on account nor by direct debit.',
  ]);
});

test('an unknown company, a missing file and invalid JSON are refused', async () => {
  expect((await punchOut('niemand@nergens.test')).errors[0]).toContain('There is no company');
  expect((await punchOut(bij, 'nothing.json')).errors[0]).toContain('There is no file');
  await writeFile(join(folder, 'broken.json'), `{"cxml": {"secret": "${secret}" `);
  expect((await punchOut(bij, 'broken.json')).errors).toEqual(['The file is not JSON. Nothing was changed.']);
  expect((await punchOut(bij, 'broken.json', '--remove')).code).toBe(1);
});
