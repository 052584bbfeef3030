import type { Reading } from './Reading.ts';

/** Names of pictures with '|' between them, the first one first, as PostgreSQL's array text. */
export function readImages(text: string): Reading {
  const names = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,200}$/.test(name));
  if (wrong !== undefined) {
    return { problem: `"${wrong}" is no name of a picture: letters, digits, points, hyphens` };
  }
  return { value: `{${names.map((name) => `"${name}"`).join(',')}}` };
}
