import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const folder = join(import.meta.dirname, '..', 'data');

export const dataFile = (name: string): string => join(folder, name);

/** Parses a JSON file; the tests verify its type. */
export const readJson = <T>(name: string): T => JSON.parse(readFileSync(dataFile(name), 'utf8')) as T;

/** The rows of a CSV file by column title. */
export const readTable = <Title extends string>(name: string): Readonly<Record<Title, string>>[] =>
  parse(readFileSync(dataFile(name)), { delimiter: ';', columns: true });

export const readPage = (name: string): string =>
  readFileSync(dataFile(join('pages', `${name}.html`)), 'utf8').replaceAll('\n', '');
