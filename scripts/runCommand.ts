import { type ChildProcess, spawn } from 'node:child_process';

/** How a command ended. */
export interface CommandResult {
  /** 0 when it succeeded; 128 or more when a signal ended it. */
  readonly code: number;
  /** Standard output and errors in the order in which they came. */
  readonly output: string;
}

const running = new Set<ChildProcess>();
const windows = process.platform === 'win32';

function endAll(): void {
  for (const child of running) {
    if (child.pid === undefined) continue;
    try {
      // The whole group: a test runner has workers, and a worker a browser.
      process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  }
}

const stops = {
  SIGINT: () => process.exit(130),
  SIGTERM: () => process.exit(143),
  SIGHUP: () => process.exit(129),
  disconnect: () => process.exit(143),
};

/** Signals are handled only while a command runs, so that later code can handle them in its own way. */
function watch(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const [event, stop] of Object.entries(stops)) process.on(event, stop);
  }
  running.add(child);
}

function unwatch(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  process.removeListener('exit', endAll);
  for (const [event, stop] of Object.entries(stops)) process.removeListener(event, stop);
}

/**
 * Runs a command to its end and keeps what it wrote. When this process is told to stop, the command and everything it
 * started end with it.
 *
 * @param command a program with its arguments, or one line for the shell.
 */
export function runCommand(
  command: readonly [string, ...string[]] | string,
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const [file, ...args] = typeof command === 'string' ? [command] : command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    shell: typeof command === 'string',
    detached: !windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watch(child);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (code: number, note = '') => {
      unwatch(child);
      resolve({ code, output: `${Buffer.concat(output)}${note}` });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(code ?? 128, signal ? `ended by ${signal}\n` : ''));
  });
}
