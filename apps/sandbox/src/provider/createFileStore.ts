import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileStore<Value> {
  readonly get: (id: string) => Value | undefined;
  readonly all: () => readonly Value[];
  /** Resolves when the record is safely on disk. */
  readonly put: (id: string, value: Value) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Stores one JSON file per record. Writes of a record are sequential; an unreadable file is skipped. */
export function createFileStore<Value>(folder: string): FileStore<Value> {
  mkdirSync(folder, { recursive: true });
  const records = new Map<string, Value>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    try {
      records.set(name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')));
    } catch {
      // Broken by a power failure: the shop requests another session.
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
