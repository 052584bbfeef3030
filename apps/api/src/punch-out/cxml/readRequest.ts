import { CxmlFault } from './CxmlFault.ts';
import { parseXml } from './parseXml.ts';
import { type CxmlRequest, requestSchema } from './requestSchema.ts';

/**
 * Reads a cXML request.
 *
 * @throws CxmlFault 400 that names what is missing or wrong, never its value.
 */
export function readRequest(text: string): CxmlRequest {
  const read = requestSchema.safeParse(parseXml(text));
  if (read.success) return read.data.cXML;
  const places = new Set(read.error.issues.map(({ path }) => path.join('/') || 'cXML'));
  throw new CxmlFault(400, `Missing or wrong: ${[...places].slice(0, 5).join(', ')}.`);
}
