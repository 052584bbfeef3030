import { expect, test } from 'vitest';
import { readArguments } from './AdminCommand.ts';

test('values and flags are accepted in any order', () => {
  for (const args of [
    ['list.csv', '--dry-run'],
    ['--dry-run', 'list.csv'],
  ]) {
    const { values, flags } = readArguments(args, ['file'], ['dry-run']);
    expect(values).toEqual(['list.csv']);
    expect([...flags]).toEqual(['dry-run']);
  }
});

test('an option takes the next argument, or the text after =', () => {
  for (const args of [
    ['A', '--expected', '2026-12-03'],
    ['--expected=2026-12-03', 'A'],
  ]) {
    const { values, flags, options } = readArguments(args, ['article'], ['for-sale'], ['expected']);
    expect(values).toEqual(['A']);
    expect([...flags]).toEqual([]);
    expect([...options]).toEqual([['expected', '2026-12-03']]);
  }
  expect(() => readArguments(['A', '--expected'], ['article'], [], ['expected'])).toThrow(
    '--expected needs a value.',
  );
});

test('after two dashes, an argument that begins with a dash is a value', () => {
  expect(readArguments(['--', '-odd.csv'], ['file']).values).toEqual(['-odd.csv']);
});

test.each([
  [[], 'The file is missing.'],
  [['a.csv', 'b.csv'], '"b.csv" is an argument too many.'],
  [['a.csv', '--dry-rum'], 'This command has no option --dry-rum. It knows --dry-run.'],
  [['a.csv', '-x'], 'This command has no option -x. It knows --dry-run.'],
])('%j is refused in one line', (args, message) => {
  expect(() => readArguments(args, ['file'], ['dry-run'])).toThrow(message);
});
