import {
  type DeadLetterChoice,
  deadLetterSorts,
  dropDeadLetters,
  listDeadLetters,
  reviveDeadLetters,
} from '../database/deadLetters.ts';
import { type AdminCommand, type AdminDependencies, AdminError, readArguments } from './AdminCommand.ts';
import { printedLine } from './printedLine.ts';

const maxListed = 100;

async function list({ database, print }: AdminDependencies): Promise<void> {
  const letters = await listDeadLetters(database.sql, maxListed);
  if (letters.length === 0) print('There are no dead letters.');
  for (const { sort, id, about, attempts, failedAt, lastError } of letters) {
    const line = `${sort}:${id}  ${about}  ${failedAt.toISOString()}  ${attempts} attempts  ${lastError ?? ''}`;
    print(printedLine(line));
  }
  if (letters.length === maxListed) print(`Only the latest ${maxListed} are shown.`);
}

const acts = {
  retry: { act: reviveDeadLetters, outcome: 'tried again from now on' },
  drop: { act: dropDeadLetters, outcome: 'dropped, and never tried again' },
} as const;

function readChoice(which: string): DeadLetterChoice {
  if (which === 'all') return null;
  const [, name, id = ''] = /^(mail|payment):(\d{1,15})$/.exec(which) ?? [];
  const sort = deadLetterSorts.find((one) => one === name);
  if (sort) return { sort, id: Number(id) };
  throw new AdminError(
    `"${which}" is not a dead letter: give one from the list, such as "mail:7", or "all".`,
  );
}

const words = { mail: ['mail', 'mails'], payment: ['payment event', 'payment events'] } as const;

/** `dead-letters`: lists mails and payment events that failed permanently, retries them, or drops them. */
export const deadLetters: AdminCommand = {
  name: 'dead-letters',
  usage: '[retry|drop <mail:number|payment:number|all>]',
  summary: 'Lists mails and payment events that failed for good, retries them, or drops them.',
  run: async (dependencies, args) => {
    if (args.length === 0) {
      await list(dependencies);
      return 0;
    }
    const [word] = args;
    if (word !== 'retry' && word !== 'drop') {
      throw new AdminError(`"${word}" is not an action: type "retry" or "drop".`);
    }
    const [which = ''] = readArguments(args.slice(1), ['dead letter, or "all"']).values;
    const choice = readChoice(which);
    const { act, outcome } = acts[word];
    const counts = await act(dependencies.database.sql, choice);
    const total = counts.mail + counts.payment;
    if (total === 0 && choice !== null) throw new AdminError(`There is no dead letter ${which}.`);
    const described = deadLetterSorts
      .filter((sort) => counts[sort] > 0)
      .map((sort) => `${counts[sort]} ${words[sort][counts[sort] === 1 ? 0 : 1]}`);
    dependencies.print(
      total === 0
        ? 'There are no dead letters.'
        : `${described.join(' and ')} ${total === 1 ? 'is' : 'are'} ${outcome}.`,
    );
    return 0;
  },
};
