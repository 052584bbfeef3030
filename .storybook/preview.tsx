import type { Args, Decorator, Preview } from '@storybook/react-vite';
import { Fragment, isValidElement, useLayoutEffect } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { loadPopover } from '../packages/ui/src/components/primitives/popover/Popover.tsx';
import { LabelsProvider } from '../packages/ui/src/labels/LabelsProvider.tsx';
import { type Extreme, extremeArgs, extremes } from '../packages/ui/src/testing/extremeArgs.ts';
import { addChoices } from './addChoices.ts';
import { applyTheme, languageTag } from './applyTheme.ts';
import { loadFonts } from './loadFonts.ts';
import { storyLabels } from './storyLabels.ts';
import { ThemedDocsContainer } from './ThemedDocsContainer.tsx';
import { useRequested } from './useRequested.ts';
import './preview.css';

/** Describes the `labels` of every component, which therefore need no TSDoc. */
const describeLabels: ArgTypesEnhancer = ({ argTypes }) => {
  const { labels } = argTypes;
  if (!labels || labels.description) return argTypes;
  return { ...argTypes, labels: { ...labels, description: 'Fixed texts, replaceable one by one.' } };
};

/** Applies the toolbar's settings to the root, or on an English docs page to an element of its own. */
const withLook: Decorator = (Story, { globals, parameters, viewMode }) => {
  const isOnDocsPage = viewMode === 'docs';
  const theme = parameters.theme ?? globals.theme;
  const brand = parameters.brand ?? globals.brand;
  const language = useRequested('applylabels') ?? globals.labels;
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

const isExtreme = (name: string): name is Extreme => extremes.some((extreme) => extreme === name);

/** Storybook keeps the args that a decorator passes on, so that the next extreme needs those of the story. */
const ownArgs = new WeakMap<object, Args>();

/** The args that components, and stories with a state, read only at their start. */
const startingArgs = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name]) =>
      /^(default[A-Z]|(checked|open|pressed|quantity|state|value)$)/.test(name),
    ),
  );

/** React's elements refer to their owners in circles. */
const withoutElements = (_name: string, value: unknown): unknown =>
  isValidElement(value) ? value.key : value;

/** Renders the story with requested bad data; `parameters.extremes` sets args for that. */
const withExtreme: Decorator = (Story, { args, argTypes, parameters, globals }) => {
  const extreme = useRequested('applyextreme') ?? globals.extreme;
  const own = ownArgs.get(args) ?? args;
  const given = isExtreme(extreme) ? extremeArgs({ ...own, ...parameters.extremes }, argTypes, extreme) : own;
  if (given !== own) ownArgs.set(given, own);
  // A new element, without the state of the previous data.
  return (
    <Fragment key={JSON.stringify([extreme, startingArgs(own)], withoutElements)}>
      <Story args={given} />
    </Fragment>
  );
};

const hidden = { stress: true, 'do-not': true };

const width = (value: string) => ({ width: value, height: '100%' });

const preview: Preview = {
  decorators: [withExtreme, withLook],
  // Pictures and measurements need the real fonts, and popovers need their code to open.
  loaders: [loadFonts, () => loadPopover().then(() => ({}))],
  initialGlobals: { theme: 'light', brand: 'house', textSize: 'normal', labels: 'nl', extreme: 'none' },
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
          { value: 'system', title: 'System' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        items: [
          // Words, since Storybook's URLs have no %.
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
        dynamicTitle: true,
      },
    },
    labels: {
      description: 'Labels: the components’ own texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'nl', title: 'Labels: Dutch' },
          { value: 'en', title: 'Labels: English' },
          { value: 'fr', title: 'Labels: French' },
          { value: 'long', title: 'Labels: doubled' },
        ],
        dynamicTitle: true,
      },
    },
    extreme: {
      description: 'Bad data for the arguments of the story',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'none', title: 'Data as written' },
          ...extremes.map((value) => ({ value, title: `Extreme: ${value}` })),
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [addChoices, describeLabels],
  parameters: {
    layout: 'padded',
    // axe disables WCAG 2.2's target size by default.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocsContainer,
      toc: { headingSelector: 'h2', title: 'On this page' },
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
    // Chromatic's modes: both themes of both brands, and the narrowest window.
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
            'Labels',
            'Brands and themes',
            'Accessibility',
            'Right to left',
            'Contributing',
            '*',
          ],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Grid and layout', 'Forms', '*'],
          'Patterns',
          'Primitives',
          'Commerce',
          'Shop',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
