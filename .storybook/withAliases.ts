import type { Indexer } from 'storybook/internal/types';
import { aliasesOf } from '../tools/scripts/stories/aliasesOf.ts';

/**
 * Appends a component's aliases to the name of the first story that shows it, since Storybook's search reads names and
 * titles only. The sidebar hides them (manager.ts).
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
