import { captureLog } from '@magazijn/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { createMailer } from './createMailer.ts';
import { watchMailServer } from './watchMailServer.ts';

test('an unavailable mail server is reported until it answers again; each change is logged once', async () => {
  const server = await startTestMailServer();
  const { logger, lines } = captureLog();
  const watch = watchMailServer(createMailer(readApiSettings({ SMTP_URL: server.url })), logger, 20);
  onTestFinished(watch.stop);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(watch.problem()).toBeNull();
  await server.close();
  await expect.poll(watch.problem).toBe('The mail server does not accept mails.');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toMatchObject([
    { level: 'error', event: 'mail-server-unavailable', message: expect.any(String) },
  ]);
});

test('a mail server that answers again is reported', async () => {
  let answers = false;
  const { logger, lines } = captureLog();
  const verify = () => (answers ? Promise.resolve() : Promise.reject(new Error('Invalid login')));
  const watch = watchMailServer({ verify, close: () => {} }, logger, 10);
  onTestFinished(watch.stop);
  await expect.poll(watch.problem).not.toBeNull();
  answers = true;
  await expect.poll(watch.problem).toBeNull();
  expect(lines).toMatchObject([
    { level: 'error', event: 'mail-server-unavailable', message: 'Invalid login' },
    { level: 'info', event: 'mail-server-answers' },
  ]);
});
