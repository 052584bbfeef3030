import rules, { tests } from './.dependency-cruiser.mjs';

/**
 * No circle between the folders of one room. It looks at folders with all their files, so that tests, which use what they
 * like, have to be left out of the whole run: therefore beside the other rules. Between a folder and those that stand in
 * it the tool sees none; that is `no-folder-uses-its-parent`.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle-between-folders',
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
