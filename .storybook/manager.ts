import { addons } from 'storybook/manager-api';
import { houseTheme } from './houseTheme.ts';

const night = window.matchMedia('(prefers-color-scheme: dark)');

/** Its own window follows the system; what is shown in it follows the toolbar. */
function dress(): void {
  addons.setConfig({
    theme: houseTheme(night.matches ? 'dark' : 'light'),
    sidebar: {
      // What stands behind it is for the search (withAliases.ts).
      renderLabel: ({ name }) => name.split(' · ')[0],
    },
  });
}

dress();
night.addEventListener('change', dress);
