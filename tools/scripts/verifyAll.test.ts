import { expect, test } from 'vitest';
import { isKnownFlaky } from './isKnownFlaky.ts';
import type { MeasuredResult } from './runPart.ts';
import type { Budget, RunOptions, VerifyPart } from './VerifyPart.ts';
import { verifyAll } from './verifyAll.ts';

const good: MeasuredResult = { passed: 3, failed: 0, output: 'quiet', processorSeconds: 10 };

function part(name: string, result: Partial<MeasuredResult> = {}, budget: Partial<Budget> = {}) {
  const full = { processorSeconds: 100, ...budget };
  const described: VerifyPart = {
    name,
    what: 'something',
    budgets: { default: full, full },
    run: () => Promise.reject(new Error('it is started in a process')),
  };
  return { described, result: { ...good, ...result } };
}

async function verify(
  parts: readonly ReturnType<typeof part>[],
  options: Partial<RunOptions> & { readonly machineFactor?: number } = {},
) {
  const lines: string[] = [];
  const start = async ({ name }: VerifyPart) =>
    parts.find(({ described }) => described.name === name)?.result ?? good;
  const total = await verifyAll(
    parts.map(({ described }) => described),
    { run: 'default', machineFactor: 1, start, ...options },
    (line) => lines.push(line),
  );
  return { total, text: lines.join('\n') };
}

test('every part runs, also after a failure, and the cases are summed', async () => {
  const { total, text } = await verify([
    part('one'),
    part('two', { passed: 1, failed: 2, output: 'the reason' }),
    part('three'),
  ]);
  expect(total).toEqual({ passed: 7, failed: 2 });
  expect(text).toMatch(/one: ok \(3\).*the reason.*two: FAILED \(2 of 3\).*three: ok/s);
  expect(text).not.toContain('quiet');
});

test('a part fails when it uses more processor time than its budget on this machine', async () => {
  const slow = part('slow', { processorSeconds: 60 }, { processorSeconds: 100 });
  expect((await verify([slow], { machineFactor: 0.7 })).total.failed).toBe(0);
  const { total, text } = await verify([slow], { machineFactor: 0.5 });
  expect(total).toEqual({ passed: 3, failed: 1 });
  expect(text).toContain('over its budget: 60 s of processor time, at most 50 s on this machine');
});

test('a part fails when it does more than its counts allow, or counts nothing', async () => {
  const budget = { counts: { journeys: 40, 'page loads': 200 } };
  const within = part('journeys', { counts: { journeys: 40, 'page loads': 200 } }, budget);
  expect((await verify([within])).total.failed).toBe(0);
  const over = await verify([part('journeys', { counts: { journeys: 41 } }, budget)]);
  expect(over.total.failed).toBe(2);
  expect(over.text).toMatch(/41 journeys, at most 40.*page loads were not counted/s);
});

test('a shard may not exceed the budget of the whole run', async () => {
  const slow = part('slow', { processorSeconds: 1000 });
  expect((await verify([slow], { shard: { index: 1, count: 4 } })).total.failed).toBe(1);
});

test('a flaky test fails the run', async () => {
  const flaky = [{ title: 'shaky', reason: 'Error: too late' }];
  const { total, text } = await verify([part('tried', { flaky })]);
  expect(total).toEqual({ passed: 3, failed: 1 });
  expect(text).toContain('tried: flaky: shaky: Error: too late');
});

test('a flaky test is known for 14 days after it was listed with its cause', () => {
  const list = [{ title: 'shaky', cause: 'The bank page answers late.', date: '2026-11-01' }];
  const known = (title: string, day: string) => isKnownFlaky(title, { list, now: Date.parse(day) });
  expect(known('file › shaky', '2026-11-15')).toBe(true);
  expect(known('file › shaky', '2026-11-16')).toBe(false);
  expect(known('file › shaky', '2026-10-31')).toBe(false);
  expect(known('file › steady', '2026-11-02')).toBe(false);
  expect(isKnownFlaky('shaky', { list: [{ title: '', cause: 'None.', date: '2026-11-01' }], now: 0 })).toBe(
    false,
  );
  expect(isKnownFlaky('shaky', { list: [{ title: 'shaky', cause: '', date: '2026-11-01' }], now: 0 })).toBe(
    false,
  );
});

test('parts that may run beside others run two at a time, and every other part alone', async () => {
  let running = 0;
  const seen: Record<string, number> = {};
  const start = async ({ name }: VerifyPart) => {
    running += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen[name] = running;
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return good;
  };
  const sharing = (name: string) => ({ ...part(name).described, runsBesideOthers: true });
  const parts = [sharing('one'), sharing('two'), sharing('three'), part('wide').described, sharing('last')];
  const total = await verifyAll(parts, { run: 'full', machineFactor: 1, start }, () => {});
  expect(total.passed).toBe(15);
  expect(seen).toEqual({ one: 2, two: 2, three: 1, wide: 1, last: 1 });
});
