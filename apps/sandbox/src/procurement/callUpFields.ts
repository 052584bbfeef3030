import type { CallUpChoice } from './CallUp.ts';
import type { ReturnedField } from './Returned.ts';

/** Who calls up. */
export interface CallUpFacts {
  /** The sandbox's own address, without a closing slash. */
  readonly sandbox: string;
  readonly username: string;
  readonly password: string;
}

const demoProduct = '101404';

const ofFunction: Readonly<Record<CallUpChoice['callFunction'], readonly ReturnedField[]>> = {
  '': [],
  DETAIL: [['PRODUCTID', demoProduct]],
  VALIDATE: [
    ['PRODUCTID', demoProduct],
    ['QUANTITY', '12.000'],
  ],
  SOURCING: [['SEARCHSTRING', 'luiers']],
  BACKGROUND_SEARCH: [['SEARCHSTRING', 'luiers']],
};

const spelled: Readonly<Record<CallUpChoice['names'], (name: string) => string>> = {
  sap: (name) => name,
  lower: (name) => name.toLowerCase(),
  upper: (name) => name.toUpperCase(),
};

/** The fields of a call-up, in their order (SAP Open Catalog Interface, "Outbound Section"). */
export function callUpFields(choice: CallUpChoice, facts: CallUpFacts): ReturnedField[] {
  const { version, callFunction, charset, names, place, returns } = choice;
  const target = returns || (place === 'frame' ? '_self' : '_top');
  const hook = `${facts.sandbox}/procurement/return${charset === '' ? '' : `?charset=${charset}`}`;
  const fields: ReturnedField[] = [
    ['USERNAME', facts.username],
    ['PASSWORD', facts.password],
    ['OCI_VERSION', version],
    ['OPI_VERSION', '1.0'],
    ...(version === '5.0' ? [['returntarget', target] as const] : []),
    ['HOOK_URL', hook],
    ['~OkCode', 'ADDI'],
    ['~TARGET', target],
    ['~CALLER', 'CTLG'],
    ...(charset === '' ? [] : [['http_content_charset', charset] as const]),
    ...(callFunction === '' ? [] : [['FUNCTION', callFunction] as const]),
    ...ofFunction[callFunction],
  ];
  return fields.map(([name, value]) => [spelled[names](name), value]);
}
