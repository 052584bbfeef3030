import { expect, test } from 'vitest';
import { createLogger } from './createLogger.ts';
import { captureLog } from './testing/captureLog.ts';

test('a line is JSON with its time and its level as a word, without host data', () => {
  const { logger, lines } = captureLog();
  logger.warn({ event: 'picture-not-kept' });
  expect(lines).toEqual([{ level: 'warn', time: expect.any(String), event: 'picture-not-kept' }]);
  const time = String(lines[0]?.time);
  expect(new Date(time).toISOString()).toBe(time);
});

test('a line names its process', () => {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  createLogger({ level: 'info', service: 'worker', destination }).child({ requestId: 'abc' }).info('done');
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ service: 'worker', requestId: 'abc', msg: 'done' }),
  ]);
});

test('one event is one line, even if its text contains line separators', () => {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const text = 'a\u2028b\u2029c\u0085d\ne';
  createLogger({ level: 'info', destination }).child({ route: text }).info({ coupon: text });
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^[^\n\u0085\u2028\u2029]+\n$/);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ route: text, coupon: text });
});

test('lines below the level are not written', () => {
  const { logger, lines } = captureLog('warn');
  logger.info('quiet');
  logger.error('loud');
  expect(lines.map(({ msg }) => msg)).toEqual(['loud']);
});

test('each line of a request has its request id', () => {
  const { logger, lines } = captureLog();
  const own = logger.child({ requestId: 'abc' });
  own.info('first');
  own.error('second');
  expect(lines.map(({ requestId }) => requestId)).toEqual(['abc', 'abc']);
});

test('tokens, cookies and passwords are redacted, in headers too', () => {
  const { logger, lines } = captureLog();
  const canary = 'canary-4711';
  const secrets = { authorization: canary, cookie: canary, 'set-cookie': canary, 'x-previous-token': canary };
  logger.info({ ...secrets, password: canary, token: canary, headers: secrets, form: { password: canary } });
  expect(JSON.stringify(lines)).not.toContain(canary);
  expect(lines[0]).toMatchObject({ password: '[redacted]', headers: { cookie: '[redacted]' } });
});

test('an error keeps its message without secrets; a date is kept', () => {
  const { logger, lines } = captureLog();
  const at = new Date('2026-11-18T10:00:00Z');
  logger
    .child({ token: 'canary' })
    .error({ err: Object.assign(new Error('down'), { cookie: 'canary' }), at });
  expect(lines).toMatchObject([
    { token: '[redacted]', err: { type: 'Error', message: 'down', cookie: '[redacted]' }, at: at.toJSON() },
  ]);
});
