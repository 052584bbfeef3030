import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/**
 * The secret in `file`; at the first call 32 random bytes in base64url, readable by their owner alone. Two processes
 * at once get the same one: the first to link its file wins.
 */
export async function readOrCreateSecret(file: string): Promise<string> {
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present !== null) return present.trim();
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
