import type * as z from 'zod/mini';
import { SettingsError } from './SettingsError.ts';

/** Removes empty variables, which count as absent, so that scripts can pass optional variables. */
export const givenSettings = (environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

const secret = /SECRET|KEY/;
const address = /DATABASE_URL|SMTP_URL/;

/** A printable setting. A malformed URL is hidden as a whole, since its password cannot be located. */
const wrong = (name: string, value: string | undefined): string =>
  secret.test(name) || address.test(name) ? name : `${name}=${value}`;

/** @throws SettingsError with one line per invalid value, without secrets. */
export function readSettings<Schema extends z.ZodMiniObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const read = schema.safeParse(givenSettings(environment));
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${wrong(name, environment[name])}: ${issue.message}.`;
  });
  throw new SettingsError(lines.join('\n'));
}

const redacted = '[redacted]';

function withoutPassword(value: string): string {
  const url = URL.parse(value);
  if (!url) return redacted;
  if (url.password !== '') url.password = 'redacted';
  url.search = '';
  return url.href;
}

/** Name, value and source, one line each; secrets are hidden. `names`: settings that are not in the schema. */
export function describeSettings(
  schema: z.ZodMiniObject,
  environment: NodeJS.ProcessEnv,
  names: readonly string[] = [],
): string[] {
  const given = givenSettings(environment);
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, defaultOf(field)] as const);
  const all = [...fields, ...names.map((name) => [name, undefined] as const)];
  return all
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, standard]) => {
      const value = given[name];
      if (value === undefined) {
        return standard === undefined || standard === ''
          ? `${name} (not set)`
          : `${name}=${standard} (default)`;
      }
      const shown = secret.test(name) ? redacted : address.test(name) ? withoutPassword(value) : value;
      return `${name}=${shown} (environment)`;
    });
}

function defaultOf(field: z.core.$ZodType): string | undefined {
  const { def } = field._zod as { def: { type: string; defaultValue?: unknown } };
  return def.type === 'default' || def.type === 'prefault' ? String(def.defaultValue) : undefined;
}
