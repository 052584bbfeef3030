import { expect, test } from 'vitest';
import { longName, oneLetter } from '../../testing/badTexts.ts';
import { titleWhenLong } from './titleWhenLong.ts';

test('a long text is its title; a short one and an element have none', () => {
  expect(titleWhenLong(longName)).toBe(longName);
  expect(titleWhenLong(oneLetter)).toBeUndefined();
  expect(titleWhenLong(<b>{longName}</b>)).toBeUndefined();
  expect(titleWhenLong(undefined)).toBeUndefined();
});
