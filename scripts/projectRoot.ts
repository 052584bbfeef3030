import { resolve } from 'node:path';

/** The project's root folder. */
export const projectRoot: string = resolve(import.meta.dirname, '..');
