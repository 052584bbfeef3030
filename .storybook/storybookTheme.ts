import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { wordmarkOutlines } from '../packages/ui/src/components/shop/wordmark/wordmarkOutlines.ts';
import { colorIn, type Theme } from '../packages/ui/src/tokens/colorIn.ts';
import { hexText } from '../packages/ui/src/tokens/hexText.ts';
import type { TokenFile } from '../packages/ui/src/tokens/TokenFile.ts';
import tokensJson from '../packages/ui/src/tokens/tokens.json' with { type: 'json' };

const tokens: TokenFile = tokensJson;

export function storybookTheme(theme: Theme): ThemeVars {
  const color = (name: string) => {
    const token = tokens.color[name];
    if (!token || typeof token === 'string') throw new Error(`There is no colour ${name}.`);
    return hexText(colorIn(token, theme, tokens));
  };
  return create({
    base: theme,
    brandTitle: 'Magazijn, the kit',
    brandImage: wordmark(color),
    brandUrl: './?path=/docs/start-introduction--docs',
    brandTarget: '_self',
    fontBase: 'Archivo, Arial, sans-serif',
    colorPrimary: color('accent'),
    colorSecondary: color('focus'),
    appBg: color('background'),
    appContentBg: color('surface'),
    appPreviewBg: color('background'),
    appHoverBg: color('surface-muted'),
    appBorderColor: color('rule'),
    appBorderRadius: 3,
    textColor: color('ink'),
    textInverseColor: color('background'),
    textMutedColor: color('ink-2'),
    barTextColor: color('ink-2'),
    barHoverColor: color('ink'),
    barSelectedColor: color('focus'),
    barBg: color('surface'),
    buttonBg: color('surface'),
    buttonBorder: color('ink-3'),
    booleanBg: color('surface-muted'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('ink-3'),
    inputTextColor: color('ink'),
    inputBorderRadius: 3,
  });
}

/** The wordmark as a data URL, since the manager takes no component. */
function wordmark(color: (name: string) => string): string {
  const { M, a, g, z, n, i, secondA, shelfAndJ } = wordmarkOutlines;
  const letters = [M, a, g, z, n, i, shelfAndJ].map((d) => `<path d="${d}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -376 2126 474" width="176" height="39" fill="${color('ink')}">${letters}<path d="${a}" transform="translate(${secondA} 0)"/><path fill="${color('accent')}" d="M1601-376h85v77h-85z"/><path fill="${color('sale')}" d="M1738-376h85v77h-85z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
