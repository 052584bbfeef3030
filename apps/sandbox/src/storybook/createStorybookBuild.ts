import { spawn } from 'node:child_process';

/** The state of a build: ready, under way, or failed with its reason. */
export type StorybookState =
  | { readonly is: 'built' }
  | { readonly is: 'building' }
  | { readonly is: 'failed'; readonly output: string };

/** The built Storybook, made when somebody wants it (docs/adr/0032). */
export interface StorybookBuild {
  /** Where it lies once it is built. */
  readonly folder: string;
  /** Says where it stands, and begins the build unless it is done or under way; after a failure it begins anew. */
  request(): StorybookState;
  /** Ends a build that is under way, with all that it started. */
  stop(): void;
}

/**
 * @param command builds it into `folder`, and is quick when what lies there is of the same sources. Its program comes
 *   first.
 */
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
    // A group of its own, so that one signal ends the build and its workers.
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
