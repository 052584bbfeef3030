import { resolve } from 'node:path';
import { databaseUrlField } from '@magazijn/api/database';
import { portField, readSettings, SettingsError } from '@magazijn/server';
import * as z from 'zod/mini';
import { StartError } from './StartError.ts';

const schema = z.object({
  PORT: z._default(portField, 4000),
  SANDBOX_PORT: z._default(portField, 4001),
  API_PORT: z._default(portField, 4002),
  SANDBOX_SMTP_PORT: z._default(portField, 4003),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(databaseUrlField),
});

/** Servers configured on the same port, as one line; 0 is any free port and never collides. */
function collision(ports: Readonly<Record<string, number>>): string | null {
  const taken = new Map<number, string>();
  for (const [name, value] of Object.entries(ports)) {
    const other = taken.get(value);
    if (value !== 0 && other)
      return `${name}=${value} is the same port as ${other}; each needs one of its own.`;
    taken.set(value, name);
  }
  return null;
}

function readFields(environment: NodeJS.ProcessEnv): z.infer<typeof schema> {
  try {
    return readSettings(schema, environment);
  } catch (error) {
    throw error instanceof SettingsError ? new StartError(error.message) : error;
  }
}

/**
 * An empty variable counts as absent, so that scripts can pass optional ones.
 *
 * @param base the folder of a relative `DATA_DIR`.
 * @throws StartError with one line per invalid value.
 */
export function readSandboxSettings(environment: NodeJS.ProcessEnv, base: string): SandboxSettings {
  if (environment.NODE_ENV === 'production') {
    throw new StartError(
      'NODE_ENV=production: the sandbox plays the bank and knows every password. Unset it, or start the shop and its back end themselves.',
    );
  }
  const { PORT, SANDBOX_PORT, API_PORT, SANDBOX_SMTP_PORT, DATA_DIR, DATABASE_URL } = readFields(environment);
  const problem = collision({ PORT, SANDBOX_PORT, API_PORT, SANDBOX_SMTP_PORT });
  if (problem) throw new StartError(problem);
  return {
    shopPort: PORT,
    sandboxPort: SANDBOX_PORT,
    apiPort: API_PORT,
    smtpPort: SANDBOX_SMTP_PORT,
    dataDir: resolve(base, DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
  };
}

/** The sandbox's own settings; the shop and the back end read theirs. */
export interface SandboxSettings {
  /** `PORT`: the shop. 0 means any free port. */
  readonly shopPort: number;
  /** `SANDBOX_PORT`: the sandbox's own page. */
  readonly sandboxPort: number;
  /** `SANDBOX_SMTP_PORT`: the sandbox's mail server. */
  readonly smtpPort: number;
  /** `API_PORT`: the reference back end. */
  readonly apiPort: number;
  /** `DATA_DIR`: the embedded database, secrets and pictures; an absolute path. */
  readonly dataDir: string;
  /** `DATABASE_URL`: an existing PostgreSQL; null means the embedded one. */
  readonly databaseUrl: string | null;
}
