import { execFile, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../settings/StartError.ts';

const run = promisify(execFile);

/** The unprivileged user ('nobody') that PostgreSQL runs as when we are root. */
const nobody = 65534;

/** How to start a program of PostgreSQL, which refuses to run as root. */
export interface Unprivileged {
  /** Words before the program's own path. */
  readonly prefix: readonly string[];
  /** The user who must own the data folder, or null when it stays as it is. */
  readonly owner: number | null;
}

async function works(command: readonly string[]): Promise<boolean> {
  const [file = '', ...args] = command;
  return run(file, args).then(
    () => true,
    () => false,
  );
}

const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * For machines that refuse user namespaces (most containers). PostgreSQL finds its files with access(2), which drops
 * capabilities of a process that is not root; `no_setuid_fixup` keeps them, so that folders of mode 700 on the way
 * stay passable.
 */
const capabilities = [
  ...['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
];

/** Ends PostgreSQL (fast shutdown) when the process that started it is gone, even by SIGKILL. Linux only. */
const endWithParent = ['setpriv', '--pdeathsig=INT'];

/**
 * Decides how PostgreSQL is started here: as it is for an ordinary user; for root inside a user namespace that maps
 * root to 'nobody' (nothing is chowned), else as 'nobody' with the data folder chowned.
 *
 * @param ways which means to try, so that tests can take one away.
 * @param user who we are; undefined on Windows.
 * @throws StartError when we are root and no means works.
 */
export async function unprivileged(
  ways: { namespace: boolean; capabilities: boolean } = { namespace: true, capabilities: true },
  user: number | undefined = process.getuid?.(),
): Promise<Unprivileged> {
  const tied = (await works([...endWithParent, 'true'])) ? endWithParent : [];
  if (user !== 0) return { prefix: tied, owner: null };
  if (ways.namespace && (await works([...namespace, 'true']))) {
    return { prefix: [...namespace, ...tied], owner: null };
  }
  if (ways.capabilities && (await works([...capabilities, 'true']))) {
    return { prefix: [...capabilities, ...tied], owner: nobody };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root, and this machine lets us neither unshare a user namespace nor change user. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** The command line and spawn options that start `program` unprivileged. */
export function unprivilegedCommand(
  { prefix }: Unprivileged,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; options: SpawnOptions } {
  const [file = program, ...words] = [...prefix, program, ...args];
  // PostgreSQL takes its messages' language and zone from the environment; both must not depend on the machine.
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  return { file, args: words, options: { env } };
}
