import type { CssStatement } from './splitRules.ts';
import { splitRules } from './splitRules.ts';
import { utilityLevels } from './utilityLevels.ts';

const layerOf = (prelude: string) => /^@layer ([\w-]+)$/.exec(prelude)?.[1];
const text = ({ prelude, body }: CssStatement) => (body === null ? `${prelude};` : `${prelude} {${body}}`);

/** What a rule is about, as it stands in the source: `hover:bg-surface-muted` of `.hover\:bg-surface-muted`, or the name of a slot. */
function subjectOf({ prelude }: CssStatement): string | undefined {
  const [, name, slot] = /^(?:\.((?:\\.|[\w-])+)|\[data-slot="([\w-]+)"\])/.exec(prelude) ?? [];
  return name?.replace(/\\(.)/g, '$1') ?? slot;
}

/** Rules of one class each: a condition that Tailwind wrote around several moves into each of them. */
function rulesIn(block: string): CssStatement[] {
  return splitRules(block).flatMap((statement) =>
    statement.prelude.startsWith('@')
      ? rulesIn(statement.body ?? '').map(({ prelude, body }) => ({
          prelude,
          body: `${statement.prelude} {${body}}`,
        }))
      : [statement],
  );
}

/** Words between quotes, blanks and brackets: every class that a source names is among them. */
const wordsOf = (source: string) => new Set(source.split(/[\s"'`]+/));

/**
 * Deals the compiled stylesheet out: `base` for every page, and one sheet per part with the classes that its sources
 * name. Cascade layers, declared in `base`, keep the order of Tailwind between the classes however many of the sheets
 * a page loads, and in whatever order.
 *
 * @param css the whole stylesheet, not minified, so that the rules stand as Tailwind wrote them.
 * @param sources the text of a part's modules by the part's name.
 * @returns stylesheets by name; not minified.
 */
export function partSheets(
  css: string,
  sources: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const statements = splitRules(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  const rulesOf = (layer: string) =>
    statements.flatMap(({ prelude, body }) => (layerOf(prelude) === layer ? rulesIn(body ?? '') : []));
  const utilities = rulesOf('utilities');
  const components = rulesOf('components');
  const keyframes = statements.filter(({ prelude }) => prelude.startsWith('@keyframes '));
  const levels = utilityLevels(utilities);
  const names = Array.from({ length: Math.max(0, ...levels) + 1 }, (_, level) => `utilities.l${level}`);

  const dealt = new Set(['utilities', 'components']);
  const base = statements
    .filter((statement) => !dealt.has(layerOf(statement.prelude) ?? '') && !keyframes.includes(statement))
    .map(text);
  // After the first statement, which names the layers that these stand in.
  const order = base.findIndex((statement) => statement.startsWith('@layer theme,'));
  base.splice(order + 1, 0, `@layer ${names.join(', ')};`);

  const sheet = (source: string): string => {
    const words = wordsOf(source);
    const named = (rule: CssStatement) => {
      const subject = subjectOf(rule);
      return subject !== undefined && words.has(subject);
    };
    const blocks = names.flatMap((name, level) => {
      const rules = utilities.filter((rule, index) => levels[index] === level && named(rule));
      return rules.length > 0 ? [`@layer ${name} {${rules.map(text).join('\n')}}`] : [];
    });
    const whole = components.filter(named);
    if (whole.length > 0) blocks.unshift(`@layer components {${whole.map(text).join('\n')}}`);
    const moves = keyframes.filter(({ prelude }) => {
      const [, name = ''] = prelude.split(' ');
      return blocks.some((block) => new RegExp(`animation[^;]*\\b${name}\\b`).test(block));
    });
    return [...blocks, ...moves.map(text)].join('\n');
  };
  return {
    base: base.join('\n'),
    ...Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, sheet(source)])),
  };
}
