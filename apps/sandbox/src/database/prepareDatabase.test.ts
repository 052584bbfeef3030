import { expect, test } from 'vitest';
import { StartError } from '../settings/StartError.ts';
import { preparationFailure } from './prepareDatabase.ts';

const coded = (code: string) => Object.assign(new Error('could not extend file'), { code });

test('a full disk is reported in one line with advice', () => {
  const failure = preparationFailure(coded('53100'));
  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toBe(
    'StartError: The database could not be prepared. Its disk is full, and nothing of this step was kept. Make room and start again.',
  );
});

test('other errors keep their stack', () => {
  const fault = coded('42601');
  expect(preparationFailure(fault)).toBe(fault);
  expect(preparationFailure(null)).toBeNull();
});
