import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A program of ours in a process of its own, ended with the test. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** What it has written so far. */
  output(): string;
}

/** Starts a program with these settings and no others. */
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
 * A port that nobody listens on at this moment. It lies below those that a system hands out by itself, from 32768 on, so
 * that no other test is given it before the program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer().listen(port);
    // It fails when the port is taken.
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

/** The first answer of a server that is starting. */
export async function whenItAnswers(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response) return response;
    await new Promise((next) => setTimeout(next, 50));
  }
}
