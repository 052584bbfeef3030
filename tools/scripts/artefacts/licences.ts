/** The part of a CycloneDX file that is read: https://cyclonedx.org/docs/1.6/json/ */
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

/** SPDX licences for distributed code: permissive ones without copyleft. */
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

/** Additional licences for tools, which are not distributed. */
export const forTools: readonly string[] = [
  ...permissive,
  ...['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0'],
];

/** Licences of packages whose manifest lacks them. */
const decided: Readonly<Record<string, string>> = {
  // Both contain the MIT licence's text.
  'png-js': 'MIT',
  exit: 'MIT',
  // Dependencies of s3rver, a bucket for tests: MIT by their readme, or by an old manifest field.
  busboy: 'MIT',
  dicer: 'MIT',
  streamsearch: 'MIT',
  only: 'MIT',
  'humanize-number': 'MIT',
  // Optional packages of the lockfile that are not installed, so that their manifest is not read.
  '@rolldown/plugin-babel': 'MIT',
  artichokie: 'MIT',
};

/** libvips is LGPL. sharp loads it as a replaceable library from a package of its own. */
const isLibvips = (name: string): boolean => name.startsWith('@img/sharp-libvips-');

const ownName = /^@magazijn\//;

const licenceOf = (name: string, { licenses = [] }: Component): string =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  (decided[name] ?? '');

/** Whether the licences satisfy an SPDX expression: one of each OR, all of each AND. */
function isMet(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  if (/ and /i.test(plain)) return plain.split(/ and /i).every((part) => isMet(part, allowed));
  return plain.split(/ or /i).some((part) => allowed.includes(part.trim()));
}

/** One line for each third-party package without an allowed licence. */
export function refusedLicences({ components }: Sbom, allowed: readonly string[]): string[] {
  return components.flatMap((component) => {
    const name = component.group ? `${component.group}/${component.name}` : component.name;
    const licence = licenceOf(name, component);
    if (ownName.test(name) || isLibvips(name) || isMet(licence, allowed)) return [];
    return [`${name} ${component.version ?? ''}: ${licence || 'names no licence'}`];
  });
}
