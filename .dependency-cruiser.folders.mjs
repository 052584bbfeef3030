import rules, { tests } from './.dependency-cruiser.mjs';

/**
 * Refuses cycles between folders of one package or app. A file of its own, since this scope counts all files of a folder,
 * so that tests must be excluded from the whole run. The tool finds no cycles between a folder and its parent; the rule
 * `no-folder-imports-its-parent` does.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: `${rules.options.exclude.path}|(^|/)node_modules/|${tests}` },
  },
};
