import { join } from 'node:path';
import type { ParserOptions } from 'react-docgen-typescript';
import { kitRoot } from '../kit/kitModules.ts';

/** The kit's compiler settings, by which props are read from types. */
export const docgenConfig = join(kitRoot, 'tsconfig.json');

/** Reads the component's own props; those of its element are documented by the platform. */
export const docgenOptions: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};
