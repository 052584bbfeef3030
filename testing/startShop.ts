import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '..');

/** A whole shop in a process of its own. */
export interface StartedShop {
  readonly shop: string;
  readonly sandbox: string;
  /** What it has written to its terminal. */
  output(): string;
  /** Asks it to stop, as Ctrl-C does, and waits; gives its exit code. */
  stop(): Promise<number | null>;
  /** SIGTERM to this one process, as `kill` sends it; waits for its end. */
  terminate(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts everything as `npm start` does once it is installed and built, on free ports.
 *
 * @param dataDir the data folder; the same folder again is a restart.
 * @param environment settings besides.
 * @param command what starts it; `npm start` is what a person types.
 * @throws Error with what it wrote, when it ends before it can be used.
 */
export async function startShop(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  [program, ...rest]: readonly [string, ...string[]] = [
    process.execPath,
    join(projectRoot, 'apps', 'sandbox', 'src', 'main.ts'),
  ],
): Promise<StartedShop> {
  const child = spawn(program, rest, {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      PORT: '0',
      API_PORT: '0',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  let output = '';
  const addresses = new Promise<{ shop: string; sandbox: string }>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const shop = /^Magazijn: +(\S+)$/m.exec(output)?.[1];
      const sandbox = /^Sandbox: +(\S+)$/m.exec(output)?.[1];
      if (shop && sandbox) resolve({ shop, sandbox });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then((code) =>
      reject(new Error(`The shop ended with ${code} before it could be used:\n${output}`)),
    );
  });
  return {
    ...(await addresses),
    output: () => output,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
