import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '..', '..');

export interface StartedShop {
  readonly shop: string;
  readonly sandbox: string;
  output(): string;
  /** Stops it as Ctrl-C does and returns its exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGTERM to this process only and waits for its end. */
  terminate(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * Starts the shop and its sandbox as `npm start` does after installing and building, on free ports.
 *
 * @param dataDir the data folder; the same folder again is a restart
 * @param environment additional settings
 * @param command the program and its arguments. @default the sandbox; `npm start` is the whole command
 * @throws Error with the output when it ends before it is ready
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
