import { StartError } from '../StartError.ts';

/** What PostgreSQL writes when the machine, not the program, is at fault; and what to say about it. */
const causes: readonly [pattern: RegExp, advice: string][] = [
  [/No space left on device|Disk quota exceeded/i, 'The disk is full. Make room and start again'],
  [/Read-only file system/i, 'The file system is read-only. Set DATA_DIR to a folder that can be written'],
  [/Permission denied/i, 'The folder cannot be written. Change its owner, or set DATA_DIR to another folder'],
  [
    /incompatible with server/i,
    'The folder belongs to another PostgreSQL version. Set DATA_DIR to another folder',
  ],
];

/**
 * One clear line for a PostgreSQL program that ended before it was usable.
 *
 * @param folder the data folder it worked on.
 * @param output what the program wrote; its last complaint is quoted when the cause is not a known one.
 */
export function postgresFailure(folder: string, output: string): StartError {
  const known = causes.find(([pattern]) => pattern.test(output));
  if (known) return new StartError(`The embedded database in ${folder} could not start. ${known[1]}.`);
  const complaints = output.split('\n').filter((line) => /(FATAL|PANIC|error):/.test(line));
  const last = (complaints.at(-1) ?? output.trim().split('\n').at(-1) ?? '').trim();
  return new StartError(`The embedded database in ${folder} could not start. PostgreSQL says: ${last}`);
}
