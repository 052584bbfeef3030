import { execFile, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../settings/StartError.ts';

const run = promisify(execFile);

/** The unprivileged user ('nobody') under which root starts PostgreSQL. */
const nobody = 65534;

export interface Unprivileged {
  /** The command line before the program's path. */
  readonly prefix: readonly string[];
  /** The required owner of the data folder; null when it stays unchanged. */
  readonly owner: number | null;
}

async function succeeds(command: readonly string[]): Promise<boolean> {
  const [file = '', ...args] = command;
  return run(file, args).then(
    () => true,
    () => false,
  );
}

const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];

/**
 * For machines without user namespaces (most containers). PostgreSQL checks its files with access(2), which drops the
 * capabilities of a process that is not root; `no_setuid_fixup` keeps them, so that parent folders with mode 700 stay
 * accessible.
 */
const capabilities = [
  ...['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--securebits=+no_setuid_fixup'],
  ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
];

/** Stops PostgreSQL (fast shutdown) when its starter ends, even by SIGKILL. Linux only. */
const endWithParent = ['setpriv', '--pdeathsig=INT'];

/**
 * The command that starts PostgreSQL, which refuses to run as root. Root uses a user namespace that maps it to 'nobody';
 * without namespaces, the user 'nobody' after a chown of the data folder.
 *
 * @throws StartError for root when no way succeeds.
 */
export async function unprivileged(
  ways: { namespace: boolean; capabilities: boolean } = { namespace: true, capabilities: true },
  user: number | undefined = process.getuid?.(),
): Promise<Unprivileged> {
  const prefix = (await succeeds([...endWithParent, 'true'])) ? endWithParent : [];
  if (user !== 0) return { prefix, owner: null };
  if (ways.namespace && (await succeeds([...namespace, 'true']))) {
    return { prefix: [...namespace, ...prefix], owner: null };
  }
  if (ways.capabilities && (await succeeds([...capabilities, 'true']))) {
    return { prefix: [...capabilities, ...prefix], owner: nobody };
  }
  throw new StartError(
    'PostgreSQL refuses to run as root, and this machine lets us neither unshare a user namespace nor change user. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** The command line and spawn options for running `program` unprivileged. */
export function unprivilegedCommand(
  { prefix }: Unprivileged,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; options: SpawnOptions } {
  const [file = program, ...words] = [...prefix, program, ...args];
  // Fixed, because PostgreSQL's messages would follow the machine's language and time zone.
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  return { file, args: words, options: { env } };
}
