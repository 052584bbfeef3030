import { expect, test } from 'vitest';
import type { PartResult } from './VerifyPart.ts';
import { verifyAll } from './verifyAll.ts';

function part(name: string, run: () => Promise<PartResult>, budgetSeconds = 10) {
  return { name, what: 'something', budgetSeconds, run };
}
const good = async () => ({ passed: 3, failed: 0, output: 'quiet' });

test('every part runs, also after a failure, and the cases are summed', async () => {
  const lines: string[] = [];
  const total = await verifyAll(
    [
      part('one', good),
      part('two', async () => ({ passed: 1, failed: 2, output: 'the reason' })),
      part('three', () => Promise.reject(new Error('broken set-up'))),
      part('four', good),
    ],
    (line) => lines.push(line),
  );
  expect(total).toEqual({ passed: 7, failed: 3 });
  const told = lines.join(' | ');
  expect(told).toMatch(/one: ok \(3\).*the reason.*two: FAILED.*four: ok/s);
  expect(told).toContain('broken set-up');
  expect(told).not.toContain('quiet');
});

test('what passed at its second attempt only is told, and fails nothing', async () => {
  const lines: string[] = [];
  const flaky = ['shaky: Error: too late'];
  const total = await verifyAll([part('tried', async () => ({ ...(await good()), flaky }))], (line) =>
    lines.push(line),
  );
  expect(total).toEqual({ passed: 3, failed: 0 });
  expect(lines[0]).toBe('tried: flaky: shaky: Error: too late');
  expect(lines[1]).toContain('ok (3, 1 flaky)');
});

test('a part that takes longer than its budget says so', async () => {
  const lines: string[] = [];
  await verifyAll([part('slow', good, 0)], (line) => lines.push(line));
  expect(lines[0]).toContain('over its budget');
});

test('parts of one core run two at a time, and every other part alone', async () => {
  let running = 0;
  const seen: Record<string, number> = {};
  const slow = (name: string, isOneCore?: boolean) => ({
    ...part(name, async () => {
      running += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen[name] = running;
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return good();
    }),
    isOneCore,
  });
  const total = await verifyAll(
    [slow('one', true), slow('two', true), slow('three', true), slow('wide'), slow('last', true)],
    () => {},
  );
  expect(total.passed).toBe(15);
  expect(seen).toEqual({ one: 2, two: 2, three: 1, wide: 1, last: 1 });
});
