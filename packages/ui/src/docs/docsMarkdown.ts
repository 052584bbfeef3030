import type { ComponentDocs } from './ComponentDocs.ts';

/**
 * A part's docs as Markdown, in the order in which one asks: when, when not, what it consists of, keys, texts.
 *
 * @param english the English sets by name, shown beside the Dutch defaults.
 */
export function docsMarkdown(docs: ComponentDocs, english: Readonly<Record<string, object>>): string {
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
    docs.labels && section('Labels', labelTables(docs.labels, english)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function labelTables(
  sets: Readonly<Record<string, object>>,
  english: Readonly<Record<string, object>>,
): string {
  return Object.entries(sets)
    .map(([name, labels]) =>
      table(
        [code(name), 'Dutch, by default', 'English'],
        Object.entries(labels).map(([key, value]) => [
          code(key),
          example(value),
          example(Reflect.get(english[name] ?? {}, key)),
        ]),
      ),
    )
    .join('\n\n');
}

/** A text; of a function what it makes of the first numbers or words that come to mind. */
function example(value: unknown): string {
  return typeof value === 'function' ? `${String(value(3, 1))} …` : String(value);
}

const code = (text: string) => `\`${text}\``;
const section = (title: string, body: string) => `## ${title}\n\n${body}`;
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
