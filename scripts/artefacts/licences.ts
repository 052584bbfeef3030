/** What is read of a CycloneDX file: https://cyclonedx.org/docs/1.6/json/ */
export interface Sbom {
  readonly components: readonly Component[];
}

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

/** Licences (SPDX) of what we hand on: they ask for their own text to be kept, and for nothing of ours. */
export const permissive: readonly string[] = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Unlicense', 'Zlib'],
];

/** What tools may have besides, which are never handed on. */
export const forTools: readonly string[] = [
  ...permissive,
  ...['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'],
];

/** Packages whose manifest does not say it, or whose licence is fine for a reason of its own. */
const decided: Readonly<Record<string, string>> = {
  // Both hold the text of the MIT licence.
  'png-js': 'MIT',
  exit: 'MIT',
  // Of s3rver, which plays a bucket in tests: they say MIT in their readme, or in a field of before 2015.
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  only: 'MIT',
  'humanize-number': 'MIT',
  // In the lockfile as what something may have besides: not installed, so that no manifest is read.
  '@rolldown/plugin-babel': 'MIT',
  artichokie: 'MIT',
};

/** libvips is LGPL: sharp loads it as a library of its own, in a package that anybody can put another one in place of. */
const isLibvips = (name: string): boolean => name.startsWith('@img/sharp-libvips-');

const ownName = /^@magazijn\//;

const licenceOf = (name: string, { licenses = [] }: Component): string =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  (decided[name] ?? '');

/** Whether an SPDX expression can be met with these licences alone: one of each 'or', all of each 'and'. */
function isMet(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  if (/ and /i.test(plain)) return plain.split(/ and /i).every((part) => isMet(part, allowed));
  return plain.split(/ or /i).some((part) => allowed.includes(part.trim()));
}

/** One line for each package of somebody else that has another licence than these, or none that it names. */
export function refusedLicences({ components }: Sbom, allowed: readonly string[]): string[] {
  return components.flatMap((component) => {
    const name = component.group ? `${component.group}/${component.name}` : component.name;
    const licence = licenceOf(name, component);
    if (ownName.test(name) || isLibvips(name) || isMet(licence, allowed)) return [];
    return [`${name} ${component.version ?? ''}: ${licence || 'names no licence'}`];
  });
}
