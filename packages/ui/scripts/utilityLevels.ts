import { setsOf } from './setsOf.ts';
import type { CssStatement } from './splitRules.ts';
import { splitRules } from './splitRules.ts';

/** The properties of a rule, and when they count: selector and at-rules around them, without the class itself. */
function reachOf({ prelude, body }: CssStatement): { properties: string[]; condition: string } {
  const properties = new Set<string>();
  const conditions = [prelude.replace(/^\.(?:\\.|[\w-])+/, '')];
  const walk = (text: string) => {
    for (const statement of splitRules(text)) {
      if (statement.body === null) properties.add(statement.prelude.split(':', 1)[0]?.trim() ?? '');
      else {
        conditions.push(statement.prelude);
        walk(statement.body);
      }
    }
  };
  walk(body ?? '');
  return { properties: [...properties].sort(), condition: conditions.join('|') };
}

const meets = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/**
 * Gives each rule of a sorted stylesheet a level, so that its order survives when the rules are dealt out over several
 * sheets that are loaded in any order, each level a cascade layer: a rule that must win over an earlier one that sets
 * the same thing stands on a higher level. Rules that set exactly the same under the same condition (`p-2`, `p-4`)
 * share a level, since no element carries two of them.
 */
export function utilityLevels(rules: readonly CssStatement[]): number[] {
  const reaches = new Map<string, { readonly sets: ReadonlySet<string>; level: number }>();
  return rules.map((rule) => {
    const { properties, condition } = reachOf(rule);
    const key = `${properties.join()}|${condition}`;
    const sets = new Set(properties.flatMap(setsOf));
    let level = reaches.get(key)?.level ?? 0;
    for (const [other, taken] of reaches) {
      if (other === key || taken.level < level) continue;
      if ([...sets].some((one) => [...taken.sets].some((set) => meets(one, set)))) level = taken.level + 1;
    }
    reaches.set(key, { sets, level });
    return level;
  });
}
