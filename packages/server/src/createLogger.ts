import { isatty } from 'node:tty';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { build as pretty } from 'pino-pretty';

export type { Logger } from 'pino';

/** What `LOG_LEVEL` may say: from failures alone to everything; `silent` is nothing. */
export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names of fields that may hold a secret. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'set-cookie',
  'token',
  'x-previous-token',
  'x-xsrf-token',
];
const censor = '[redacted]';

/**
 * A line without the secrets of its objects, such as a request's headers. pino's `redact` would look one object deeper
 * too, but by paths with a wildcard, which cost twice as much as the rest of the line.
 */
function redactObjects(line: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(line).some(holdsSecret)) return line;
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, holdsSecret(value) ? redactObject(value) : value]),
  );
}

function holdsSecret(value: unknown): value is object {
  return typeof value === 'object' && value !== null && secrets.some((name) => name in value);
}

function redactObject(value: object): object {
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    secrets.includes(name) ? censor : field,
  ]);
  // An error keeps what is not among its fields: its kind, its message and its stack.
  return Object.assign(value instanceof Error ? Object.create(value) : {}, Object.fromEntries(fields));
}

/** What many programs that read lines take for the end of one, and what JSON leaves as it is. */
const otherLineEnds = /[\u0085\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

interface LoggerOptions {
  readonly level: LogLevel;
  /** Which process it is of, as the field `service` of every line: logs of several are read together. */
  readonly service?: 'shop' | 'api' | 'worker';
  /** Standard output (1) or the error output (2). @default 1 */
  readonly output?: 1 | 2;
  /** Takes the lines instead of an output, as a test does. */
  readonly destination?: DestinationStream;
}

/**
 * The log of a server: lines of JSON (pino) with `time` in ISO 8601 and `level` as a word, or lines for people when the
 * output is a terminal outside production. What stands in a field that is named like a secret is replaced; in the objects
 * of a line too, but not in those that a child logger is given.
 *
 * Lines are written in the background, those of a busy moment together, and at the latest when the process ends.
 */
export function createLogger({ level, service, output = 1, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: service === undefined ? null : { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactObjects },
    // One event is one line, also when it contains text from outside with line breaks.
    hooks: { streamWrite: (line: string) => line.replace(otherLineEnds, escaped) },
    redact: { paths: secrets.map((name) => `["${name}"]`), censor },
  };
  return pino(options, destination ?? outputStream(output));
}

function outputStream(output: 1 | 2): DestinationStream {
  const forPeople = process.env.NODE_ENV !== 'production' && isatty(output);
  return forPeople
    ? pretty({ destination: output, sync: true })
    : pino.destination({ dest: output, sync: false });
}
