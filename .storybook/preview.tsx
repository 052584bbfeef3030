import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import './preview.css';

const withTheme: Decorator = (Story, context) => {
  const theme = context.parameters.theme ?? context.globals.theme;
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'nl';
  }, [theme]);
  return <Story />;
};

const width = (value: string) => ({ width: value, height: '100%' });

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'light' },
  globalTypes: {
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
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: width('360px'), type: 'mobile' },
        breakpoint: { name: 'Breakpoint, 960', styles: width('960px'), type: 'tablet' },
        desk: { name: 'Desk, 1440', styles: width('1440px'), type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Parts', 'Shop', 'Patterns'] } },
  },
};

export default preview;
