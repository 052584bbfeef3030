import type { ComponentDocs } from './ComponentDocs.ts';

/** One section of a part's page. */
export interface DocsSection {
  readonly title: string;
  /** As Markdown. */
  readonly text: string;
}

/**
 * What a part's page says below its guidance, in the order in which one asks: how it works, what it consists of, how its
 * texts are written, what it says when something is wrong, how it behaves with less room, keys, what it does for
 * assistive technology.
 */
export function docsSections(docs: ComponentDocs): DocsSection[] {
  return [
    section('How it works', list(docs.howItWorks)),
    section(
      'Anatomy',
      table(
        ['Part', '`data-slot`', 'What it is'],
        docs.anatomy.map(({ part, slot, what }) => [part, slot ? code(slot) : '', what]),
      ),
    ),
    section('Content', list(docs.content)),
    ...(docs.errors ? [section('Errors', list(docs.errors))] : []),
    section('Responsive behaviour', list(docs.responsive)),
    ...(docs.keyboard.length > 0
      ? [
          section(
            'Keyboard',
            table(
              ['Key', 'Does'],
              docs.keyboard.map(({ keys, does }) => [keys, does]),
            ),
          ),
        ]
      : []),
    section('Accessibility', list(docs.accessibility)),
  ];
}

/**
 * The texts that a part brings along, the languages side by side, as Markdown: `paginationLabels` are the texts under
 * `pagination` in a whole set.
 *
 * @param translations whole sets by the name of their language, shown beside the Dutch defaults.
 */
export function labelTables(
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
const section = (title: string, text: string): DocsSection => ({ title, text });

/** Lines as a list of Markdown. */
export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
