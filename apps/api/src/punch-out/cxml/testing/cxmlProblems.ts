import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schema = new URL('cxml-subset.rng', import.meta.url);

/** The violations of cXML's order and number of elements; empty for valid documents. Starts a worker for each call. */
export async function cxmlProblems(...documents: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `document-${index + 1}.xml`, contents })),
    schema: await readFile(schema, 'utf8'),
    extension: 'relaxng',
    modifyArguments: (args) => ['--nonet', ...args],
  });
  return errors.map(({ message }) => message);
}
