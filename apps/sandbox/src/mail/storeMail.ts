import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

let stored = 0;

/** Keeps a mail as it came, for a mail program to open. Names sort by time; whoever lists the folder sees whole ones. */
export async function storeMail(folder: string, mail: Uint8Array): Promise<void> {
  stored += 1;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const path = join(folder, `${time}-${process.pid}-${String(stored).padStart(6, '0')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, mail);
  await rename(`${path}.part`, `${path}.eml`);
}
