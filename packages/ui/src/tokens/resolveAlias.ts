const alias = /^\{(.+)\}$/;

/**
 * Follows a token's value through its aliases; a text that is not an alias, such as a typeface, is a value.
 * Source: Design Tokens Format Module, 'Aliases / References'.
 * @throws Error when a name leads nowhere, or in a circle.
 */
export function resolveAlias<Value>(value: Value | string, file: object): Value {
  const seen: string[] = [];
  let current: unknown = value;
  while (typeof current === 'string' && alias.test(current)) {
    if (seen.includes(current))
      throw new Error(`The alias ${seen.join(' → ')} → ${current} goes in a circle.`);
    seen.push(current);
    current = valueAt(file, current);
  }
  // The validation of the token files has checked that the value has this type.
  return current as Value;
}

function valueAt(file: object, name: string): unknown {
  const names = alias.exec(name)?.[1]?.split('.') ?? [];
  const token = names.reduce<unknown>(child, file);
  const value = child(token, '$value');
  if (value === undefined) throw new Error(`The alias ${name} names no token.`);
  return value;
}

function child(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}
