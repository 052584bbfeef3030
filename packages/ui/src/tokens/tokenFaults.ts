import { resolveAlias } from './resolveAlias.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMeasure =
  (units: readonly string[]): Check =>
  (value) =>
    isRecord(value) && isNumber(value.value) && units.includes(String(value.unit));

/** What a value of each type looks like; only the types that we use. */
const checks: Readonly<Record<string, Check>> = {
  color: (value) =>
    isRecord(value) &&
    (value.colorSpace === 'oklch' || value.colorSpace === 'srgb') &&
    Array.isArray(value.components) &&
    value.components.length === 3 &&
    value.components.every(isNumber) &&
    (value.alpha === undefined || isNumber(value.alpha)) &&
    (value.hex === undefined || (typeof value.hex === 'string' && /^#[\da-f]{6}$/i.test(value.hex))),
  dimension: isMeasure(['px', 'rem']),
  duration: isMeasure(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
};

const tokenKeys = ['$value', '$type', '$description', '$extensions', '$deprecated'];
const groupKeys = ['$type', '$description', '$extensions', '$deprecated', '$schema'];

/**
 * What in a token file is not as the standard has it, one sentence each: names, types (inherited from the group),
 * values, aliases that lead nowhere. An empty list is a valid file.
 *
 * Source: Design Tokens Format Module 2025.10, W3C Community Group: 'Design token', 'Groups', 'Types', 'Aliases'.
 */
export function tokenFaults(file: object): string[] {
  return groupFaults(file, [], undefined, file);
}

function groupFaults(
  node: object,
  path: readonly string[],
  type: string | undefined,
  file: object,
): string[] {
  const at = path.join('.') || 'the file';
  const own = typeof Reflect.get(node, '$type') === 'string' ? String(Reflect.get(node, '$type')) : type;
  if ('$value' in node) return tokenValueFaults(node, at, own, file);
  return Object.entries(node).flatMap(([name, child]) => {
    if (name.startsWith('$'))
      return groupKeys.includes(name) ? [] : [`${at}: ${name} is no property of a group.`];
    if (/[{}.]/.test(name)) return [`${at}: the name '${name}' holds a brace or a point.`];
    return isRecord(child)
      ? groupFaults(child, [...path, name], own, file)
      : [`${at}: '${name}' is neither a token nor a group.`];
  });
}

function tokenValueFaults(token: object, at: string, type: string | undefined, file: object): string[] {
  const strange = Object.keys(token).filter((key) => !tokenKeys.includes(key));
  const faults = strange.map((key) => `${at}: ${key} is no property of a token.`);
  const check = type === undefined ? undefined : checks[type];
  if (!check)
    return [
      ...faults,
      `${at}: the type ${type ?? '(none)'} is not one of ${Object.keys(checks).join(', ')}.`,
    ];
  try {
    if (!check(resolveAlias<unknown>(Reflect.get(token, '$value'), file)))
      faults.push(`${at}: the value is no ${type}.`);
  } catch (error) {
    faults.push(`${at}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return faults;
}
