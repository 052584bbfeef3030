import type { AdminCommand } from './AdminCommand.ts';
import { approve } from './approve.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { deadLetters } from './deadLetters.ts';
import { exportCatalogue } from './exportCatalogue.ts';
import { importCatalogue } from './importCatalogue.ts';
import { punchOut } from './punchOut.ts';
import { restore } from './restore.ts';
import { sessions } from './sessions.ts';
import { stock } from './stock.ts';

/** Every command, in the order of `--help`. */
export const adminCommands: readonly AdminCommand[] = [
  approve,
  importCatalogue,
  exportCatalogue,
  stock,
  deadLetters,
  punchOut,
  sessions,
  audit,
  backup,
  restore,
];
