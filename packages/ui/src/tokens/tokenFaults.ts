import { resolveAlias } from './resolveAlias.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMeasure =
  (units: readonly string[]): Check =>
  (value) =>
    isRecord(value) && isNumber(value.value) && units.includes(String(value.unit));

/** `none` is not a component that contrast can be measured of. */
const areComponents: Check = (value) => Array.isArray(value) && value.length === 3 && value.every(isNumber);
const isShare = (value: unknown) => Number(value) >= 0 && Number(value) <= 1;
const inSpace: Readonly<Record<string, (components: readonly unknown[]) => boolean>> = {
  srgb: (components) => components.every(isShare),
  oklch: ([lightness, chroma]) => isShare(lightness) && Number(chroma) >= 0,
};

const isColor: Check = (value) =>
  isRecord(value) &&
  areComponents(value.components) &&
  (inSpace[String(value.colorSpace)]?.(value.components as readonly unknown[]) ?? false) &&
  (value.alpha === undefined || isNumber(value.alpha)) &&
  (value.hex === undefined || (typeof value.hex === 'string' && /^#[\da-f]{6}$/i.test(value.hex)));

const isName: Check = (value) => typeof value === 'string' && value.trim() !== '' && !value.startsWith('{');

/** Checks of values by type, with an example; only the types that we use. */
const kinds: Readonly<Record<string, { readonly is: Check; readonly example: string }>> = {
  color: {
    is: isColor,
    example:
      '{ "colorSpace": "srgb", "components": [0.45, 0.92, 0.78] }: red, green and blue from 0 to 1; or "oklch" with lightness from 0 to 1, chroma and hue',
  },
  dimension: { is: isMeasure(['px', 'rem']), example: '{ "value": 10, "unit": "px" }' },
  duration: { is: isMeasure(['ms', 's']), example: '{ "value": 120, "unit": "ms" }' },
  number: { is: isNumber, example: '1.5' },
  fontWeight: {
    is: (value) => typeof value === 'number' && value >= 1 && value <= 1000,
    example: '700',
  },
  fontFamily: {
    is: (value) => isName(value) || (Array.isArray(value) && value.length > 0 && value.every(isName)),
    example: '["Georgia", "serif"]',
  },
};

const tokenKeys = ['$value', '$type', '$description', '$extensions', '$deprecated'];
const groupKeys = ['$type', '$description', '$extensions', '$deprecated', '$schema'];

/** The violations of the Design Tokens Format Module 2025.10 in a file, one sentence each. */
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
      return groupKeys.includes(name) ? [] : [`${at}: ${name} is not a property of a group.`];
    if (/[{}.]/.test(name)) return [`${at}: the name '${name}' holds a brace or a point.`];
    return isRecord(child)
      ? groupFaults(child, [...path, name], own, file)
      : [`${at}: '${name}' is neither a token nor a group.`];
  });
}

function tokenValueFaults(token: object, at: string, type: string | undefined, file: object): string[] {
  const strange = Object.keys(token).filter((key) => !tokenKeys.includes(key));
  const faults = strange.map((key) => `${at}: ${key} is not a property of a token.`);
  const kind = type === undefined ? undefined : kinds[type];
  if (!kind)
    return [...faults, `${at}: the type ${type ?? '(none)'} is not one of ${Object.keys(kinds).join(', ')}.`];
  const extensions: unknown = Reflect.get(token, '$extensions');
  const dark = isRecord(extensions) ? extensions['nl.magazijn.dark'] : undefined;
  const values = {
    'the value': Reflect.get(token, '$value'),
    ...(dark !== undefined && { 'nl.magazijn.dark': dark }),
  };
  for (const [name, value] of Object.entries(values)) {
    try {
      if (!kind.is(resolveAlias<unknown>(value, file)))
        faults.push(`${at}: ${name} is not a ${type}, such as ${kind.example}.`);
    } catch (error) {
      faults.push(`${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}
