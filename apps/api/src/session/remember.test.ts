import { expect, test } from 'vitest';
import { remember } from './remember.ts';

function counted(most: number) {
  const made: string[] = [];
  const lengthOf = remember(most, async (text: string) => {
    made.push(text);
    return text === '' ? null : text.length;
  });
  return { made, lengthOf };
}

test('what was made once is not made again', async () => {
  const { made, lengthOf } = counted(10);
  expect([await lengthOf('abc'), await lengthOf('abc'), await lengthOf('de')]).toEqual([3, 3, 2]);
  expect(made).toEqual(['abc', 'de']);
});

test('beyond its size the oldest is forgotten, and no more than that', async () => {
  const { made, lengthOf } = counted(2);
  for (const text of ['a', 'b', 'c', 'b', 'a']) await lengthOf(text);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('what counts for nothing takes no room', async () => {
  const { made, lengthOf } = counted(1);
  expect([await lengthOf('a'), await lengthOf(''), await lengthOf(''), await lengthOf('a')]).toEqual([
    1,
    null,
    null,
    1,
  ]);
  expect(made).toEqual(['a', '', '']);
});
