import { expect, test } from 'vitest';
import { visitOf } from './visitOf.ts';

const hook = 'https://inkoop.example:8443/hook?sid=1';
const visit = (parameters: Record<string, string>) => visitOf(parameters, hook, null);

test('[T72] the hook is kept as it came, with the date format, and its host can be read', () => {
  expect(visit({ DATE_FORMAT: 'dd-MM-yyyy' })).toMatchObject({
    hookUrl: hook,
    host: 'inkoop.example:8443',
    dateFormat: 'dd-MM-yyyy',
  });
});

test('the return goes to RETURNTARGET, else to ~TARGET, else to the top', () => {
  expect(visit({ RETURNTARGET: 'sap', '~TARGET': '_parent' }).target).toBe('sap');
  expect(visit({ '~TARGET': '_parent' }).target).toBe('_parent');
  expect(visit({}).target).toBe('_top');
  expect(visit({ '~TARGET': 'javascript:alert(1)' }).target).toBe('_top');
});

test('what SAP wants back goes back under the names that it has there', () => {
  expect(visit({ '~OKCODE': 'ADDI', '~CALLER': 'CTLG', OCI_VERSION: '4.0' }).echo).toEqual([
    ['~OkCode', 'ADDI'],
    ['~CALLER', 'CTLG'],
  ]);
});

test('a preview is asked for by name', () => {
  expect(visit({}).preview).toBe(false);
  expect(visit({ PREVIEW: 'x' }).preview).toBe(true);
});

test('without an agreement the lines are the specification’s', () => {
  expect(visit({}).agreed).toMatchObject({ unit: 'ST', discounts: 'lines' });
});
