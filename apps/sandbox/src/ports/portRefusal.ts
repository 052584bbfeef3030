import { StartError } from '../StartError.ts';

/** One line for a port that cannot be had, with the setting that changes it. */
export function portRefusal(port: number, setting: string, code: string | undefined): StartError {
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
  return new StartError(
    `Port ${port} ${reason}. Set ${setting} to another port, for example ${setting}=${port + 100}.`,
  );
}
