import { listDeadLetters, reviveDeadLetters } from '../database/outbox.ts';
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

async function retry({ database, print }: AdminDependencies, which: string): Promise<void> {
  const id = /^\d{1,15}$/.test(which) ? Number(which) : null;
  if (id === null && which !== 'all') {
    throw new AdminError(`"${which}" is no number of a dead letter: give one from the list, or "all".`);
  }
  const revived = await reviveDeadLetters(database.sql, id);
  if (revived === 0 && id !== null) throw new AdminError(`There is no dead letter with the number ${id}.`);
  print(`${revived} ${revived === 1 ? 'mail is' : 'mails are'} tried again from now on.`);
}

/** `dead-letters`: lists the mails that were given up with their last error, or has them tried again. */
export const deadLetters: AdminCommand = {
  name: 'dead-letters',
  usage: '[retry <number|all>]',
  summary: 'Lists mails that were given up, or has them tried again.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [word = '', which = ''] = readArguments(args, ['word "retry"', 'number, or "all"']).values;
    if (word !== 'retry') throw new AdminError(`"${word}" is not known here: type "retry".`);
    await retry(dependencies, which);
    return 0;
  },
};
