import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../apps/sandbox/src/index.ts';

export interface StartedProcess {
  readonly name: string;
  readonly origin: string;
  readonly pid: () => number;
  /** How often it ended without `kill`, `restart` or `stop`. */
  readonly endedByItself: () => number;
  /** Settles when it is ready. @throws Error with its log when it has ended and is not supervised */
  ready(): Promise<void>;
  kill(): Promise<void>;
  /** Stops it and starts it again. @throws Error when it exits with an error */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const restartAfterMs = 1000;

/**
 * Starts a server on a free port.
 *
 * @param options.portName the environment variable for its port
 * @param options.log the file for its output
 * @param options.readyPath answers 200 when the server is ready
 * @param options.isSupervised restarts it whenever it ends, as systemd and Kubernetes do
 */
export async function startProcess(options: {
  readonly name: string;
  readonly program: string;
  readonly parameters?: readonly string[];
  /** The working folder. @default this process's */
  readonly folder?: string;
  readonly portName: string;
  readonly log: string;
  readonly readyPath?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly isSupervised?: boolean;
}): Promise<StartedProcess> {
  const {
    name,
    program,
    parameters = [],
    folder,
    portName,
    readyPath = '/ready',
    environment,
    isSupervised = false,
  } = options;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = openSync(options.log, 'a');
  let isKilled = false;
  let isStopping = false;
  let endedByItself = 0;
  let child: ChildProcess;
  let ended: Promise<unknown[]>;
  const start = () => {
    isKilled = false;
    isStopping = false;
    child = spawn(process.execPath, [program, ...parameters], {
      env: { PATH: process.env.PATH, ...environment, [portName]: String(port) },
      stdio: ['ignore', log, log],
      ...(folder === undefined ? {} : { cwd: folder }),
    });
    ended = once(child, 'exit');
    void ended.then(async () => {
      if (isStopping) return;
      if (!isKilled) endedByItself += 1;
      if (!isSupervised) return;
      await wait(restartAfterMs);
      if (!isStopping) start();
    });
  };
  start();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const ready = async () => {
    const isReady = () =>
      fetch(origin + readyPath).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (!isSupervised && !isRunning())
        throw new Error(
          `${name} ended before it answered:\n${readFileSync(options.log, 'utf8').slice(-4000)}`,
        );
      await wait(50);
    }
  };
  return {
    name,
    origin,
    pid: () => child.pid ?? 0,
    endedByItself: () => endedByItself,
    ready,
    kill: async () => {
      while (!isRunning()) await wait(20);
      isKilled = true;
      child.kill('SIGKILL');
      await ended;
    },
    restart: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${String(code)} on SIGTERM.`);
      start();
      await ready();
    },
    stop: async () => {
      isStopping = true;
      if (!isRunning()) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
