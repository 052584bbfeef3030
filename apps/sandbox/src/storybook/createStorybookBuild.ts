import { spawn } from 'node:child_process';

/** The state of a build: ready, running, or failed with its reason. */
export type StorybookState =
  | { readonly is: 'built' }
  | { readonly is: 'building' }
  | { readonly is: 'failed'; readonly output: string };

/** The Storybook build, started on first use (docs/adr/0032). */
export interface StorybookBuild {
  readonly folder: string;
  /** Returns the state, and starts the build unless it is ready or running; after a failure it restarts. */
  request(): StorybookState;
  stop(): void;
}

/** @param command builds into `folder`, quickly when it is up to date. The program comes first. */
export function createStorybookBuild({
  folder,
  command: [program, ...args],
  cwd,
}: {
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
}): StorybookBuild {
  let state: StorybookState | undefined;
  let end = (): void => undefined;

  function begin(): void {
    const windows = process.platform === 'win32';
    const output: string[] = [];
    // A separate process group, so that one signal stops the build and its workers.
    const child = spawn(program, args, { cwd, detached: !windows, stdio: ['ignore', 'pipe', 'pipe'] });
    const take = (part: Buffer) => output.push(part.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      state = { is: 'failed', output: error.message };
    });
    child.on('close', (code) => {
      end = () => undefined;
      state = code === 0 ? { is: 'built' } : { is: 'failed', output: output.join('').trim() };
    });
    end = () => {
      if (child.pid !== undefined) process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
    };
  }

  return {
    folder,
    request() {
      const now = state;
      if (!now || now.is === 'failed') {
        state = { is: 'building' };
        begin();
      }
      return now ?? { is: 'building' };
    },
    stop: () => end(),
  };
}
