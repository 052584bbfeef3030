import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../apps/sandbox/src/index.ts';

/** A server in a process of its own. */
export interface StartedProcess {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server that takes its port from `API_PORT` or `PORT`, and waits until `readyPath` answers.
 *
 * @throws Error with what it wrote, when it ends before that.
 */
export async function startProcess(
  file: string,
  readyPath: string,
  environment: NodeJS.ProcessEnv = {},
  nodeArguments: readonly string[] = [],
): Promise<StartedProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, file], {
    env: { ...process.env, ...environment, API_PORT: String(port), PORT: String(port) },
    // Its log goes where a log is cheapest; errors are kept for the message.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk).slice(-4000);
  });
  let running = true;
  const ended = once(child, 'exit').then(() => {
    running = false;
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(origin + readyPath).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (!running) throw new Error(`${file} ended before it answered:\n${errors}`);
    await wait(50);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
