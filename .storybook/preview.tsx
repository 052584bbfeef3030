import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { loadPopover } from '../packages/ui/src/components/popover/Popover.tsx';
import { LabelsProvider } from '../packages/ui/src/labels/LabelsProvider.tsx';
import { addChoices } from './addChoices.ts';
import { applyTheme, languageTag } from './applyTheme.ts';
import { ComponentDocsPage } from './ComponentDocsPage.tsx';
import { HouseDocsContainer } from './HouseDocsContainer.tsx';
import { loadFonts } from './loadFonts.ts';
import { storyLabels, useRequestedLabels } from './storyLabels.ts';
import './preview.css';

/**
 * Applies the toolbar's choices; a story may fix its theme or brand by a parameter of that name. Alone, a story has the
 * root of the page; on a page of documentation, which is in English and in the toolbar's brand, an element of its own.
 */
const withLook: Decorator = (Story, { globals, parameters, viewMode }) => {
  const isOnDocsPage = viewMode === 'docs';
  const theme = parameters.theme ?? globals.theme;
  const brand = parameters.brand ?? globals.brand;
  const language = useRequestedLabels() ?? globals.labels;
  useLayoutEffect(() => {
    if (!isOnDocsPage) applyTheme({ theme, brand, textSize: globals.textSize, language });
  }, [isOnDocsPage, theme, brand, globals.textSize, language]);
  const story = (
    <LabelsProvider labels={storyLabels(language)}>
      <Story />
    </LabelsProvider>
  );
  if (!isOnDocsPage) return story;
  return (
    <div
      lang={languageTag(language)}
      {...(parameters.theme && { 'data-theme': parameters.theme })}
      {...(parameters.brand && { 'data-brand': parameters.brand })}
    >
      {story}
    </div>
  );
};

/** Tags of stories that no page shows: bad input, and what one should not do. */
const hidden = { stress: true, 'do-not': true };

const width = (value: string) => ({ width: value, height: '100%' });

const preview: Preview = {
  decorators: [withLook],
  // A picture, or a measured row, of the fallback font would be another one.
  // And a popover whose code is not there yet would show no panel.
  loaders: [loadFonts, () => loadPopover().then(() => ({}))],
  initialGlobals: { theme: 'light', brand: 'house', textSize: 'normal', labels: 'nl' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'house', title: 'Magazijn' },
          { value: 'bouwsteen', title: 'Bouwsteen' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        items: [
          // Words, since Storybook keeps no sign like % in an address.
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    labels: {
      description: 'Labels: the texts that the parts bring along',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'nl', title: 'Labels: Dutch' },
          { value: 'en', title: 'Labels: English' },
          { value: 'fr', title: 'Labels: French' },
          { value: 'long', title: 'Labels: twice as long' },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [addChoices],
  parameters: {
    layout: 'padded',
    // WCAG 2.2's rule on the size of targets is off unless asked for.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: HouseDocsContainer,
      page: ComponentDocsPage,
      toc: { headingSelector: 'h2', title: 'On this page' },
      // What is there to be tried, not to be read.
      stories: { filter: ({ tags }: { tags?: readonly string[] }) => !tags?.some((tag) => tag in hidden) },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: width('320px'), type: 'mobile' },
        phone: { name: 'Phone, 360', styles: width('360px'), type: 'mobile' },
        breakpoint: { name: 'Breakpoint, 960', styles: width('960px'), type: 'tablet' },
        desk: { name: 'Desk, 1440', styles: width('1440px'), type: 'desktop' },
      },
    },
    // The modes of which Chromatic takes a picture: both themes of both brands, and the narrowest window.
    chromatic: {
      modes: {
        light: { theme: 'light', brand: 'house', viewport: 'desk' },
        dark: { theme: 'dark', brand: 'house', viewport: 'desk' },
        'bouwsteen light': { theme: 'light', brand: 'bouwsteen', viewport: 'desk' },
        'bouwsteen dark': { theme: 'dark', brand: 'bouwsteen', viewport: 'desk' },
        narrow: { theme: 'light', brand: 'house', viewport: 'narrow' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Introduction',
            'Using the kit',
            'Brands and themes',
            'Accessibility',
            'Right to left',
            'Contributing',
            '*',
          ],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Grid and layout', 'Forms', '*'],
          'Patterns',
          'Parts',
          'Shop',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
