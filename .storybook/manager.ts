import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

/** The manager follows the system's theme; stories follow the toolbar. */
function applyManagerTheme(): void {
  addons.setConfig({
    theme: storybookTheme(darkScheme.matches ? 'dark' : 'light'),
    sidebar: {
      // The aliases behind it are for the search (withAliases.ts).
      renderLabel: ({ name }) => name.split(' · ')[0],
    },
  });
}

applyManagerTheme();
darkScheme.addEventListener('change', applyManagerTheme);
