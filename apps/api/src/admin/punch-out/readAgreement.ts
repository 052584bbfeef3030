import { AdminError } from '../AdminError.ts';
import { type AgreementFile, agreementSchema } from './agreementSchema.ts';

/**
 * Reads a file that says what was agreed about a company's punch-out.
 *
 * @throws AdminError with a line for each thing that is wrong; a secret is never repeated.
 */
export function readAgreement(text: string): AgreementFile {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // What the parser says may hold a piece of the file, and the file a secret.
    throw new AdminError('The file is no JSON. Nothing was changed.');
  }
  const read = agreementSchema.safeParse(found);
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'The file'}: ${message}`,
  );
  throw new AdminError([...problems, 'Nothing was changed.'].join('\n'));
}
