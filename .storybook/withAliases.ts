import type { Indexer } from 'storybook/internal/types';
import { aliasesOf } from '../scripts/stories/aliasesOf.ts';

/**
 * The names by which people look for a part, behind the name of the first story that shows it: Storybook's search reads
 * names and titles only. The sidebar leaves them out again (manager.ts).
 */
export function withAliases(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(fileName, options) {
      const entries = await indexer.createIndex(fileName, options);
      const aliases = await aliasesOf(fileName);
      return entries.map((entry) => {
        const also = aliases.get(entry.exportName);
        const name = entry.name ?? entry.exportName;
        return also ? { ...entry, name: `${name} · also called ${also.join(', ')}` } : entry;
      });
    },
  };
}
