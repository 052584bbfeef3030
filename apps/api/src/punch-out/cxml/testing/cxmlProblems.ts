import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schema = new URL('cxml-subset.rng', import.meta.url);

/** The violations of cXML's order and number of elements; empty for a valid document. */
export async function cxmlProblems(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: await readFile(schema, 'utf8'),
    extension: 'relaxng',
    modifyArguments: (args) => ['--nonet', ...args],
  });
  return errors.map(({ message }) => message);
}
