import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const folder = join(import.meta.dirname, '..', 'data');

/** Where a data file stands, for who reads it by itself. */
export const dataFile = (name: string): string => join(folder, name);

/** What a JSON file holds; its type is a promise that the tests keep. */
export const readJson = <T>(name: string): T => JSON.parse(readFileSync(dataFile(name), 'utf8')) as T;

/** The rows of a CSV file by the titles of its first line. */
export const readTable = <Title extends string>(name: string): Readonly<Record<Title, string>>[] =>
  parse(readFileSync(dataFile(name)), { delimiter: ';', columns: true });

/** The HTML of a page; its lines are for people. */
export const readPage = (name: string): string =>
  readFileSync(dataFile(join('pages', `${name}.html`)), 'utf8').replaceAll('\n', '');
