import type { ComponentDocs } from './ComponentDocs.ts';

/**
 * A part's docs as Markdown, in the order in which one asks: when, when not, what it consists of, keys, texts.
 *
 * @param translations whole sets by the name of their language, shown beside the Dutch defaults.
 */
export function docsMarkdown(docs: ComponentDocs, translations: Readonly<Record<string, object>>): string {
  return [
    docs.exports.length > 1 && `**Also here:** ${docs.exports.slice(1).map(code).join(', ')}`,
    `**Also called:** ${docs.alsoCalled.join(', ')}`,
    section('When to use', list(docs.useWhen)),
    section('When not to', list(docs.avoidWhen)),
    section(
      'Anatomy',
      table(
        ['Part', '`data-slot`', 'What it is'],
        docs.anatomy.map(({ part, slot, what }) => [part, slot ? code(slot) : '', what]),
      ),
    ),
    docs.keyboard.length > 0 &&
      section(
        'Keyboard',
        table(
          ['Key', 'Does'],
          docs.keyboard.map(({ keys, does }) => [keys, does]),
        ),
      ),
    section('Accessibility', list(docs.accessibility)),
    docs.labels && section('Labels', labelTables(docs.labels, translations)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A table per set: `paginationLabels` are the texts under `pagination` in a whole set. */
function labelTables(
  sets: Readonly<Record<string, object>>,
  translations: Readonly<Record<string, object>>,
): string {
  return Object.entries(sets)
    .map(([name, labels]) => {
      const part = name.replace(/Labels$/, '');
      const translated = Object.values(translations).map((set): unknown => Reflect.get(set, part));
      return table(
        [code(part), 'Dutch, by default', ...Object.keys(translations)],
        Object.entries(labels).map(([key, value]) => [
          code(key),
          example(value),
          ...translated.map((texts) => (isSet(texts) ? example(texts[key]) : '')),
        ]),
      );
    })
    .join('\n\n');
}

const isSet = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A text, or each form of a plural. */
function example(value: unknown): string {
  if (isSet(value)) return Object.values(value).map(String).join(' / ');
  return typeof value === 'string' ? value : '';
}

const code = (text: string) => `\`${text}\``;
const section = (title: string, body: string) => `## ${title}\n\n${body}`;
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
