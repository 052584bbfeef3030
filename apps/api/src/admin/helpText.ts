import type { AdminCommand } from './AdminCommand.ts';

/** How one command is typed. */
export const usageLine = ({ name, usage }: AdminCommand): string =>
  `pnpm --filter api admin ${name}${usage === '' ? '' : ` ${usage}`}`;

/** What `--help` shows: every command with what it does. */
export function helpText(commands: readonly AdminCommand[]): string {
  const shown = commands.map(({ name, usage, summary }) => ({ typed: `${name} ${usage}`.trim(), summary }));
  const width = Math.max(...shown.map(({ typed }) => typed.length));
  return [
    'Usage: pnpm --filter api admin <command>',
    '',
    ...shown.map(({ typed, summary }) => `  ${typed.padEnd(width)}  ${summary}`),
    '',
    'The database is the one of a running npm start, or the one that DATABASE_URL names.',
  ].join('\n');
}
