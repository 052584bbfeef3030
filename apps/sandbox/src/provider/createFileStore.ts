import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Records by id, in memory and on disk. */
export interface FileStore<Value> {
  readonly get: (id: string) => Value | undefined;
  readonly all: () => readonly Value[];
  /** Settles when it would survive a power cut. */
  readonly put: (id: string, value: Value) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * A store of one JSON file per record: each is written beside and renamed, so that a kill leaves the old one or the new
 * one. Writes of one record come in their order. A file that cannot be read is left out: it was never finished.
 *
 * @param folder is made when it is missing.
 */
export function createFileStore<Value>(folder: string): FileStore<Value> {
  mkdirSync(folder, { recursive: true });
  const records = new Map<string, Value>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    try {
      records.set(name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')));
    } catch {
      // A record that a power cut broke: the shop asks for another session.
    }
  }
  let writing: Promise<void> = Promise.resolve();
  const queued = (work: () => Promise<void>): Promise<void> => {
    const done = writing.then(work);
    writing = done.catch(() => {});
    return done;
  };
  return {
    get: (id) => records.get(id),
    all: () => [...records.values()],
    put: (id, value) => {
      records.set(id, value);
      return queued(async () => {
        const draft = join(folder, `${id}.draft`);
        const file = await open(draft, 'w', 0o600);
        try {
          await file.writeFile(JSON.stringify(value));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, join(folder, `${id}.json`));
      });
    },
    remove: (id) => {
      records.delete(id);
      return queued(() => rm(join(folder, `${id}.json`), { force: true }));
    },
  };
}
