import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that is started again whenever it ends, as systemd and Kubernetes do. */
export interface Supervised {
  readonly name: string;
  /** How often it ended though nobody had ended it. */
  readonly endedByItself: () => number;
  /** Ends it as a power cut would, also while it is starting; it comes back. Waits for it where it is away already. */
  kill(): Promise<void>;
  /** Asks it to stop, waits for its end, and for the next one to be ready. @throws Error when it ended with a fault */
  restart(): Promise<void>;
  /** Settles when it answers that it is ready. */
  ready(): Promise<void>;
  /** Asks it to stop, for good. */
  stop(): Promise<void>;
}

/** How long a process that has ended stays away, in milliseconds. */
const intervalMs = 1000;

/** @param log where its output goes. */
export function superviseProcess(options: {
  readonly name: string;
  readonly program: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly origin: string;
  readonly log: string;
}): Supervised {
  const { name, program, environment, origin } = options;
  const log = openSync(options.log, 'a');
  let isKilled = false;
  // For good, or to be started again by who stops it.
  let isStopping = false;
  let endedByItself = 0;
  let child: ChildProcess;
  let ended: Promise<unknown[]>;
  const start = () => {
    isKilled = false;
    isStopping = false;
    child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', log, log],
    });
    ended = once(child, 'exit');
    void ended.then(async () => {
      if (isStopping) return;
      if (!isKilled) endedByItself += 1;
      await wait(intervalMs);
      if (!isStopping) start();
    });
  };
  start();
  const ready = async () => {
    const isReady = () =>
      fetch(`${origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await wait(100);
  };
  return {
    name,
    endedByItself: () => endedByItself,
    ready,
    kill: async () => {
      while (child.exitCode !== null || child.signalCode !== null) await wait(20);
      isKilled = true;
      child.kill('SIGKILL');
      await ended;
    },
    restart: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${String(code)} when it was asked to stop.`);
      start();
      await ready();
    },
    stop: async () => {
      const running = child.exitCode === null && child.signalCode === null;
      isStopping = true;
      if (!running) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
