import { brandOver } from './brandOver.ts';
import { shapeNames } from './shapePath.ts';
import type { TokenFile } from './TokenFile.ts';
import { tokenFaults } from './tokenFaults.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesOf = (group: unknown) =>
  Object.entries(isRecord(group) ? group : {}).filter(([name]) => !name.startsWith('$'));

/** The errors in a brand's file, one sentence each: unknown names, invalid values, incomplete colours. */
export function brandFaults(file: unknown, house: TokenFile): string[] {
  if (!isRecord(file)) return ['The file holds no tokens: it is one object, such as { "color": { … } }.'];
  const { category, part, ...tokens } = file;
  const strange = [
    ...strangeNames(tokens, house, []),
    ...entriesOf(part).flatMap(([slot, colors]) => strangeNames(colors, house.color, ['part', slot])),
    ...entriesOf(category).flatMap(([name, tones]) => categoryFaults(name, tones)),
  ];
  if (strange.length > 0) return strange;
  // The names have been checked by now, which is all that the type needs.
  const faults = tokenFaults(brandOver(house, file));
  // Omits errors in tokens of the house brand that only follow from a wrong one in the file.
  const own = faults.filter((fault) => holds(file, fault.split(': ')[0] ?? ''));
  return [...(own.length > 0 ? own : faults), ...translucent(file, [])];
}

/** Whether the file itself has something at a path: 'color.ink'. */
function holds(file: object, path: string): boolean {
  const node = path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), file);
  return node !== undefined;
}

/** Contrast needs opaque colours: the backdrop of a translucent one is unknown here. */
function translucent(node: unknown, path: readonly string[]): string[] {
  if (!isRecord(node)) return [];
  if ('components' in node)
    return (node.alpha ?? 1) === 1 ? [] : [`${path.join('.')}: its contrast cannot be measured; alpha is 1.`];
  return Object.entries(node).flatMap(([name, child]) =>
    translucent(child, name === '$value' ? path : [...path, name]),
  );
}

function strangeNames(group: unknown, house: object, path: readonly string[]): string[] {
  if (!isRecord(group)) return [`${path.join('.')} is not a group of tokens.`];
  return Object.entries(group).flatMap(([name, value]) => {
    const own: unknown = Reflect.get(house, name);
    const at = [...path, name].join('.');
    if (name === '$type') return typeFault(path.join('.'), value, own);
    if (name.startsWith('$')) return [];
    if (!isRecord(own)) return [`${at} is not a token of the kit. Known names: ${namesOf(house)}.`];
    const [isToken, isGiven] = [own, value].map((each) => isRecord(each) && '$value' in each);
    if (!isRecord(value) || isToken !== isGiven)
      return [isToken ? `${at} is a token and needs a $value.` : `${at} is a group of tokens, and no token.`];
    if (isToken) return typeFault(at, value.$type, own.$type ?? Reflect.get(house, '$type'));
    return strangeNames(value, own, [...path, name]);
  });
}

function typeFault(at: string, given: unknown, own: unknown): string[] {
  const isSame = given === undefined || typeof own !== 'string' || given === own;
  return isSame ? [] : [`${at}: the type is ${own}, and no other.`];
}

function namesOf(group: object): string {
  return Object.keys(group)
    .filter((name) => !name.startsWith('$'))
    .join(', ');
}

function categoryFaults(name: string, tones: unknown): string[] {
  const at = `category.${name}`;
  if (!isRecord(tones)) return [`${at} is not a group of tokens.`];
  const missing = ['mark', 'tint'].filter((tone) => !isRecord(tones[tone]) || !('$value' in tones[tone]));
  const shape = isRecord(tones.$extensions) ? tones.$extensions['nl.magazijn.shape'] : undefined;
  return [
    ...missing.map((tone) => `${at}.${tone} is a token and needs a $value.`),
    ...(shapeNames.includes(String(shape))
      ? []
      : [`${at}: nl.magazijn.shape in its $extensions is one of ${shapeNames.join(', ')}.`]),
  ];
}
