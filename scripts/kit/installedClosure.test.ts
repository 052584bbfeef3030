import { expect, test } from 'vitest';
import { installedClosure } from './installedClosure.ts';

const lockfile = `lockfileVersion: '9.0'

importers:

  packages/ui:
    dependencies:
      '@radix-ui/react-tabs':
        specifier: 'catalog:'
        version: 1.2.1(react@19.3.1)
      clsx:
        specifier: 2.0.0
        version: 2.0.0

packages:

  clsx@2.0.0:
    resolution: {integrity: sha512-x}

snapshots:

  '@radix-ui/context@1.0.0(react@19.3.1)':
    dependencies:
      react: 19.3.1

  '@radix-ui/react-tabs@1.2.1(react@19.3.1)':
    dependencies:
      '@radix-ui/context': 1.0.0(react@19.3.1)
      clsx: 2.0.0
      react: 19.3.1
    optionalDependencies:
      '@types/react': 19.3.0

  '@types/react@19.3.0': {}

  clsx@2.0.0: {}

  react@19.3.1: {}
`;

test('it follows what is needed in turn, each version once', () => {
  expect(installedClosure(lockfile, 'packages/ui', ['@radix-ui/react-tabs', 'clsx'])).toEqual([
    '@radix-ui/context@1.0.0',
    '@radix-ui/react-tabs@1.2.1',
    '@types/react@19.3.0',
    'clsx@2.0.0',
    'react@19.3.1',
  ]);
});

test('a name that the lockfile does not know is an error, not a short list', () => {
  expect(() => installedClosure(lockfile, 'packages/ui', ['lodash'])).toThrow('no lodash of packages/ui');
});
