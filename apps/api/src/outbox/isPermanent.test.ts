import { expect, test } from 'vitest';
import { isPermanent } from './isPermanent.ts';

const refusal = (code: string, responseCode?: number) =>
  Object.assign(new Error('no'), { code, responseCode });

test.each([
  ['an unknown recipient', refusal('EENVELOPE', 550), true],
  ['a refused content', refusal('EMESSAGE', 554), true],
  ['a recipient that is busy', refusal('EENVELOPE', 450), false],
  ['a refused login', refusal('EAUTH', 535), false],
  ['a connection that broke', refusal('ECONNECTION'), false],
  ['no error at all', 'no', false],
])('%s: %s', (_name, error, expected) => expect(isPermanent(error)).toBe(expected));
