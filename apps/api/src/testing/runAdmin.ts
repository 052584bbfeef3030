import { tmpdir } from 'node:os';
import { runAdmin as run } from '../admin/runAdmin.ts';

/** What an admin command did. */
export interface AdminRun {
  readonly code: number;
  readonly output: readonly string[];
  readonly complaints: readonly string[];
  readonly progress: readonly string[];
}

/** Runs an admin command as its terminal would, on the database at `url`. */
export async function runAdmin(url: string, args: readonly string[], folder = tmpdir()): Promise<AdminRun> {
  const output: string[] = [];
  const complaints: string[] = [];
  const progress: string[] = [];
  const code = await run(args, {
    environment: { DATABASE_URL: url },
    folder,
    print: (line) => output.push(line),
    complain: (line) => complaints.push(line),
    progress: (text) => progress.push(text),
  });
  return { code, output, complaints, progress };
}
