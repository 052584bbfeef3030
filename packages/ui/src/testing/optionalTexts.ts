import { join } from 'node:path';
import { isValidElement } from 'react';
import ts from 'typescript';

/** Path of a value among the props: `['lines', '0', 'note', 'text']`. */
export type PropPath = readonly string[];

const isPlatform = ({ declarations = [] }: ts.Symbol) =>
  declarations.every((declaration) => declaration.getSourceFile().fileName.includes('/node_modules/'));

/** Whether a type accepts any text or any React node, and not only a few literals. */
const takesText = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.some(takesText) : Boolean(type.flags & ts.TypeFlags.String);

/** Paths of texts, numbers and elements within a value; of a list, in the first item that has one. */
function placesOf(value: unknown): PropPath[] {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [[]];
  const all = Object.entries(value).flatMap(([key, inner]) => placesOf(inner).map((path) => [key, ...path]));
  if (!Array.isArray(value)) return all;
  return [...new Map(all.toReversed().map((path) => [path.slice(1).join('.'), path])).values()];
}

/** Returns, for a component with these props, the places of texts that may be left out, given or not. */
export function readOptionalTexts(): (part: string, props: object) => PropPath[] {
  const kit = join(import.meta.dirname, '../..');
  const { config } = ts.readConfigFile(join(kit, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const entries = ['index.ts', 'shop.ts'].map((name) => join(kit, 'src', name));
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();

  const statesOf = (type: ts.Type): ts.Type[] => {
    const given = checker.getNonNullableType(type);
    return given.isUnion() ? given.types : [given];
  };
  const isOptionalText = (states: readonly ts.Type[], [key = '', ...rest]: PropPath): boolean => {
    const props = states.flatMap((state) => state.getProperty(key) ?? []);
    const types = props.map((prop) => checker.getTypeOfSymbol(prop));
    if (rest.length === 0) {
      return (
        props.some((prop) => !isPlatform(prop)) &&
        props.every(({ flags }) => flags & ts.SymbolFlags.Optional) &&
        types.some(takesText)
      );
    }
    const items = states.flatMap((state) => (/^\d/.test(key) ? (state.getNumberIndexType() ?? []) : []));
    return isOptionalText([...types, ...items].flatMap(statesOf), rest);
  };

  const parts = new Map<string, ts.Type[]>();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const part = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isFunction = part.flags & ts.SymbolFlags.Function;
      const [props] = isFunction
        ? (checker.getTypeOfSymbol(part).getCallSignatures()[0]?.parameters ?? [])
        : [];
      if (props) parts.set(part.name, statesOf(checker.getTypeOfSymbol(props)));
    }
  }

  return (part, props) => {
    const states = parts.get(part) ?? [];
    const open = states
      .flatMap((state) => state.getProperties())
      .filter(({ name }) => Reflect.get(props, name) === undefined)
      .map(({ name }) => name);
    return [...placesOf(props), ...[...new Set(open)].map((name) => [name])].filter((path) =>
      isOptionalText(states, path),
    );
  };
}
