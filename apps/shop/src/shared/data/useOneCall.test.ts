import { renderHook } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useOneCall } from './useOneCall.ts';

test('each key is called once, though StrictMode runs every effect twice', async () => {
  const call = vi.fn(async (key: string) => `answer ${key}`);
  const answers: string[] = [];
  const { rerender } = renderHook(
    ({ id }) => {
      const callOnce = useOneCall<string>();
      useEffect(() => {
        void callOnce(id, () => call(id)).then((answer) => answers.push(answer));
      });
    },
    { initialProps: { id: 'a' }, wrapper: StrictMode },
  );
  rerender({ id: 'a' });
  rerender({ id: 'b' });
  await vi.waitFor(() => expect(answers).toContain('answer b'));
  expect(call.mock.calls).toEqual([['a'], ['b']]);
  expect(answers.filter((answer) => answer === 'answer a').length).toBeGreaterThan(1);
});
