import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandResult {
  /** 0 on success; 128 or more when a signal ended it. */
  readonly code: number;
  /** Standard output and error, interleaved. */
  readonly output: string;
}

const running = new Set<ChildProcess>();
const windows = process.platform === 'win32';

function endAll(): void {
  for (const child of running) {
    if (child.pid === undefined) continue;
    try {
      // The process group, since a test runner has workers, and a worker a browser.
      process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // Already ended.
    }
  }
}

const stops = {
  SIGINT: () => process.exit(130),
  SIGTERM: () => process.exit(143),
  SIGHUP: () => process.exit(129),
  disconnect: () => process.exit(143),
};

/** Handles signals only while a command runs, so that other code can handle them afterwards. */
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
 * Runs a command to its end and collects its output. When this process is stopped, the command and its children end
 * too.
 *
 * @param command a program with its arguments, or a line for the shell
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
