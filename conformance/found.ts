import { NotTried } from './NotTried.ts';

/** What an earlier check left. @throws NotTried when it could not */
export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new NotTried(`an earlier check gave no ${name}`);
  return value;
}
