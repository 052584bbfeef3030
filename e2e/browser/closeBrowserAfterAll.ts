import { afterAll } from 'vitest';
import { closeTestBrowser } from './testBrowser.ts';

afterAll(closeTestBrowser);
