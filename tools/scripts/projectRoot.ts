import { resolve } from 'node:path';

export const projectRoot: string = resolve(import.meta.dirname, '..', '..');
