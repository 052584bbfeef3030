import { join } from 'node:path';
import type { ParserOptions } from 'react-docgen-typescript';
import { kitRoot } from '../kit/kitModules.ts';

/** The kit's own settings of the compiler: what a part takes is read from its types. */
export const docgenConfig = join(kitRoot, 'tsconfig.json');

/** The props that a part itself has; those of its element are the platform's, and documented there. */
export const docgenOptions: ParserOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  savePropValueAsString: true,
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};
