import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface StartedProgram {
  readonly child: ChildProcess;
  output(): string;
}

/** Starts a program with these environment variables only. */
export function startProgram(program: string, environment: NodeJS.ProcessEnv): StartedProgram {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: () => text };
}

/**
 * Finds a free port below 32768, where systems begin to assign ephemeral ports, so that no other test takes it before
 * the program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer().listen(port);
    // Fails when the port is taken.
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export async function whenItAnswers(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response) return response;
    await new Promise((next) => setTimeout(next, 50));
  }
}
