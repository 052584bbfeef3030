import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopStyles, type ViteManifest } from './findAssets.ts';

/** Files that every document inlines: the first paint needs them, and each would cost another round trip. */
export interface Inlined {
  /** The boot script: the build of public/assets/session.js. */
  readonly bootScript: string;
  /** The build of public/assets/cart.js, for documents of a customer's cart. */
  readonly cartScript: string;
  /** The shop's stylesheet by its file name in the build. */
  readonly styles: ReadonlyMap<string, string>;
  /** The directives of the content security policy that allow only these inline files, by their hashes. */
  readonly policy: InlinePolicy;
  /** The same for documents with the script of the cart. */
  readonly cartPolicy: InlinePolicy;
}

type InlinePolicy = Readonly<Record<'script-src' | 'style-src', string>>;

/** Reads the inlined files; throws when one is missing, or would close its element. */
export async function readInlined(clientDirectory: string, manifest: ViteManifest): Promise<Inlined> {
  const read = async (file: string) => {
    const text = await readFile(join(clientDirectory, file), 'utf8');
    if (/<\/?(script|style)|<!--/i.test(text)) throw new Error(`${file} cannot stand in a document`);
    return text;
  };
  const bootScript = await read('assets/session.js');
  const cartScript = await read('assets/cart.js');
  const styles = new Map<string, string>();
  const file = manifest[shopStyles]?.file;
  if (file) styles.set(file, await read(file));
  const policyOf = (...scripts: readonly string[]): InlinePolicy => ({
    'script-src': allowed(scripts),
    'style-src': allowed([...styles.values()]),
  });
  return {
    bootScript,
    cartScript,
    styles,
    policy: policyOf(bootScript),
    cartPolicy: policyOf(bootScript, cartScript),
  };
}

/** A source list of the shop's own files and of these texts (CSP level 3, hash-source). */
const allowed = (texts: readonly string[]): string =>
  ["'self'", ...texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)].join(
    ' ',
  );
