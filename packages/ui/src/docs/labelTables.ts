import { en } from '../labels/en.ts';
import { fr } from '../labels/fr.ts';
import { nl } from '../labels/nl.ts';

const textOf = (label: unknown): string =>
  (typeof label === 'string' ? label : Object.values(Object(label)).join(' / ')).replaceAll('|', '\\|');

export function labelTables(): string {
  return Object.entries(nl)
    .filter(([, texts]) => typeof texts === 'object')
    .map(([component, texts]) => {
      const rows = Object.entries(Object(texts)).map(([key, label]) => {
        const translated = [en, fr].map((set) => textOf(Reflect.get(Reflect.get(set, component), key)));
        return `| \`${key}\` | ${[textOf(label), ...translated].join(' | ')} |`;
      });
      return `## ${component}\n\n| Label | Dutch, by default | English | French |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
    })
    .join('\n\n');
}
