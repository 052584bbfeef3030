import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyTheme } from './applyTheme.ts';
import { storybookTheme } from './storybookTheme.ts';

type Globals = Readonly<Record<string, string>>;

/** The toolbar's settings. A page without a story has no other access to them. */
function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const channel = addons.getChannel();
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

function useSystemTheme(): 'light' | 'dark' {
  const query = '(prefers-color-scheme: dark)';
  const [dark, setDark] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setDark(list.matches);
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, []);
  return dark ? 'dark' : 'light';
}

/** The layout of documentation pages: in English, with the toolbar's theme, brand and text size. */
export function ThemedDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'light', brand = 'house', textSize = 'normal' } = useGlobals();
  const system = useSystemTheme();
  useLayoutEffect(() => applyTheme({ theme, brand, textSize, language: 'en' }), [theme, brand, textSize]);
  const shown = theme === 'system' ? system : theme === 'dark' ? 'dark' : 'light';
  return (
    <DocsContainer {...props} theme={storybookTheme(shown)}>
      {children}
    </DocsContainer>
  );
}
