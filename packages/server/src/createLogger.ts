import { isatty } from 'node:tty';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { build as pretty } from 'pino-pretty';

export type { Logger } from 'pino';

/** The values of `LOG_LEVEL`; `silent` writes nothing. */
export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

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

/** pino's `redact` could do so with wildcard paths, which double the cost of a line. */
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
  // The properties of an error that are not enumerable.
  return Object.assign(value instanceof Error ? Object.create(value) : {}, Object.fromEntries(fields));
}

/** Line separators that JSON does not escape, but that many log readers split at. */
const otherLineEnds = /[\u0085\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

interface LoggerOptions {
  readonly level: LogLevel;
  /** The process name, in the field `service` of every line. */
  readonly service?: 'shop' | 'api' | 'worker';
  /** File descriptor: standard output (1) or error output (2). @default 1 */
  readonly output?: 1 | 2;
  /** Receives the lines instead of the output, for tests. */
  readonly destination?: DestinationStream;
}

/**
 * JSON lines (pino), or formatted lines on a terminal outside of production. Fields with a secret's name are redacted,
 * in a line's objects too, but not in a child logger's bindings. Lines are written in the background ten times a second,
 * and when the process ends, unless it is killed.
 */
export function createLogger({ level, service, output = 1, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: service === undefined ? null : { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactObjects },
    // Keeps an event on one line, even if outside text contains line breaks.
    hooks: { streamWrite: (line: string) => line.replace(otherLineEnds, escaped) },
    redact: { paths: secrets.map((name) => `["${name}"]`), censor },
  };
  return pino(options, destination ?? outputStream(output));
}

function outputStream(output: 1 | 2): DestinationStream {
  const forPeople = process.env.NODE_ENV !== 'production' && isatty(output);
  return forPeople
    ? pretty({ destination: output, sync: true })
    : pino.destination({ dest: output, sync: false, minLength: 4096, periodicFlush: 100 });
}
