import { Lack } from './Lack.ts';

/** @throws Lack with the sentence, unless it holds. */
export function demand(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Lack(sentence);
}
