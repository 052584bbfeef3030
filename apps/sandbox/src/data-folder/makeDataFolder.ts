import { access, constants, mkdir } from 'node:fs/promises';
import { StartError } from '../StartError.ts';

/**
 * Makes the data folder, readable by its owner alone, unless it is there.
 *
 * @throws StartError when it cannot be made or written.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : `it cannot be written (${code})`;
    throw new StartError(
      `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to another folder.`,
    );
  }
}
