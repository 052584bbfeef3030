import { dropDeadLetters, listDeadLetters, reviveDeadLetters } from '../database/outbox.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';

/** As many as are listed. */
const maxListed = 100;

async function list({ database, print }: AdminDependencies): Promise<void> {
  const letters = await listDeadLetters(database.sql, maxListed);
  if (letters.length === 0) print('There are no dead letters.');
  for (const { id, kind, attempts, failedAt, lastError } of letters) {
    print(`${id}  ${kind}  ${failedAt.toISOString()}  ${attempts} attempts  ${lastError ?? ''}`);
  }
  if (letters.length === maxListed) print(`Only the latest ${maxListed} are shown.`);
}

/** What can be done with one of them, or with all. */
const acts = {
  retry: { act: reviveDeadLetters, outcome: 'tried again from now on' },
  drop: { act: dropDeadLetters, outcome: 'dropped, and never sent' },
} as const;

function readWhich(which: string): number | null {
  if (which === 'all') return null;
  if (/^\d{1,15}$/.test(which)) return Number(which);
  throw new AdminError(`"${which}" is no number of a dead letter: give one from the list, or "all".`);
}

/** `dead-letters`: lists the mails that were given up with their last error, has them tried again, or drops them. */
export const deadLetters: AdminCommand = {
  name: 'dead-letters',
  usage: '[retry|drop <number|all>]',
  summary: 'Lists mails that were given up, has them tried again, or drops them.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [word = '', which = ''] = readArguments(args, [
      'word "retry" or "drop"',
      'number, or "all"',
    ]).values;
    if (word !== 'retry' && word !== 'drop') {
      throw new AdminError(`"${word}" is not known here: type "retry" or "drop".`);
    }
    const id = readWhich(which);
    const { act, outcome } = acts[word];
    const count = await act(dependencies.database.sql, id);
    if (count === 0 && id !== null) throw new AdminError(`There is no dead letter with the number ${id}.`);
    dependencies.print(`${count} ${count === 1 ? 'mail is' : 'mails are'} ${outcome}.`);
    return 0;
  },
};
