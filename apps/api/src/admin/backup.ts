import { type AdminCommand, readArguments } from './AdminCommand.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { newFile } from './namedFile.ts';

/** `backup`: everything that stands in the database, in one file. Pictures and secrets lie in the data folder. */
export const backup: AdminCommand = {
  name: 'backup',
  usage: '<file>',
  summary: 'Writes all tables, as of one moment, to a new file.',
  run: async ({ database, clock, print, progress, folder }, args) => {
    const [given = ''] = readArguments(args, ['file']).values;
    const file = newFile(folder, given);
    const rows = await writeBackup(database, file, clock(), (table) => progress(`Writing ${table} …`));
    print(`${rows} rows in ${file}`);
    return 0;
  },
};
