export const kebabCase = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();

/** The key of a component among the labels: 'priceTag' of 'PriceTag'. */
export const partKey = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** The folders of components: for any app, for any shop, for this shop only. */
export const shelves = ['primitives', 'commerce', 'shop'] as const;

export type Shelf = (typeof shelves)[number];

const groupOf = (shelf: Shelf) => `${shelf.charAt(0).toUpperCase()}${shelf.slice(1)}`;

/** The files of a new component (in PascalCase), by path; the author still has to describe its purpose. */
export function newComponentFiles(name: string, shelf: Shelf): Readonly<Record<string, string>> {
  const folder = `src/components/${shelf}/${kebabCase(name)}`;
  const part = partKey(name);
  const set = `${part}Labels`;
  return {
    [`${folder}/${name}.tsx`]: `import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { ${set} } from '../../../labels/${set}.ts';

export interface ${name}Props extends ComponentProps<'section'> {
  labels?: PartLabels<'${part}'> | undefined;
}

/** Describe its content and its use. Renders a \`<section>\`. */
export function ${name}({ labels, className, children, ...props }: ${name}Props) {
  const text = useLabels('${part}', ${set}, labels);
  return (
    <section
      aria-label={text.name}
      {...props}
      data-slot="${kebabCase(name)}"
      className={cx('wrap-anywhere text-ink', className)}
    >
      {children}
    </section>
  );
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${groupOf(shelf)}/${name}',
  component: ${name},
  args: { children: 'Een korte tekst' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
`,
    [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { ${name} } from './${name}.tsx';

describeConformance(<${name}>Een korte tekst</${name}>);

test('its name can be replaced', () => {
  render(<${name} labels={{ name: 'Something else' }}>Een korte tekst</${name}>);
  expect(screen.getByRole('region', { name: 'Something else' }).textContent).toBe('Een korte tekst');
});
`,
    [`${folder}/${name}.mdx`]: `import { Controls, Description, Meta, Primary, Stories } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

<Description />
<Primary />
<Controls />

## When to use it

- Describe when to use it, and when to use another component.

## Accessibility

- It is a region with a name: give each region on a page its own name.

<Stories title="Examples" includePrimary={false} />
`,
    [`src/labels/${set}.ts`]: `export const ${set} = { name: '${name}' };
`,
  };
}
