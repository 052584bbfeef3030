import { describe, expect, test } from 'vitest';
import { toPunchOutSession } from './toPunchOutSession.ts';

describe('toPunchOutSession', () => {
  const hook = 'https://inkoop.example:8443/hook?sid=1';
  const punchOut = (parameters: Record<string, string>) => toPunchOutSession(parameters, hook, null);

  test('[T72] the hook is kept as it came, with the date format, and its host can be read', () => {
    expect(punchOut({ DATE_FORMAT: 'dd-MM-yyyy' })).toMatchObject({
      hookUrl: hook,
      host: 'inkoop.example:8443',
      dateFormat: 'dd-MM-yyyy',
    });
  });

  test('the return goes to RETURNTARGET, else to ~TARGET, else to the top', () => {
    expect(punchOut({ RETURNTARGET: 'sap', '~TARGET': '_parent' }).target).toBe('sap');
    expect(punchOut({ '~TARGET': '_parent' }).target).toBe('_parent');
    expect(punchOut({}).target).toBe('_top');
    expect(punchOut({ '~TARGET': 'javascript:alert(1)' }).target).toBe('_top');
  });

  test('what SAP wants back goes back under the names that it has there', () => {
    expect(punchOut({ '~OKCODE': 'ADDI', '~CALLER': 'CTLG', OCI_VERSION: '4.0' }).echo).toEqual([
      ['~OkCode', 'ADDI'],
      ['~CALLER', 'CTLG'],
    ]);
  });

  test('a preview is asked for by name', () => {
    expect(punchOut({}).preview).toBe(false);
    expect(punchOut({ PREVIEW: 'x' }).preview).toBe(true);
  });

  test('without an agreement the lines are the specification’s', () => {
    expect(punchOut({}).agreed).toMatchObject({ unit: 'ST', discounts: 'lines' });
  });
});
