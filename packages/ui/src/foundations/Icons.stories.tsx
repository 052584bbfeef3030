import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../components/primitives/field/TextField.tsx';
import { CopyText } from './CopyText.tsx';
import { iconsInUse } from './iconsInUse.ts';

function Icons() {
  const [term, setTerm] = useState('');
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(iconsInUse).filter(([name, { meaning }]) =>
    words.every((word) => `${name} ${meaning}`.toLowerCase().includes(word)),
  );
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <TextField
          label="Search by name or meaning"
          type="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </div>
      <p role="status" className="text-15 text-ink-2">
        {found.length} of {Object.keys(iconsInUse).length} icons
      </p>
      <ul className="grid grid-cols-1 gap-4 @container sm:grid-cols-2 wide:grid-cols-4">
        {found.map(([name, { Icon, meaning }]) => (
          <li
            key={name}
            className="grid content-start justify-items-start gap-2 border border-rule bg-surface p-4"
          >
            <Icon aria-hidden className="size-8" strokeWidth={1.75} />
            <b>{name}</b>
            <span className="text-15 text-ink-2">{meaning}</span>
            <CopyText text={`import { ${name} } from '@magazijn/ui/icons';`} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No icon of the kit has that meaning.</p>}
    </div>
  );
}

/**
 * Icons are Lucide's, from `@magazijn/ui/icons`: 20 pixels, stroke 1.75, `aria-hidden`. An icon never replaces a word,
 * except in an `IconButton` with its label, on the heart, and on plus and minus. An icon has one meaning: look for an
 * existing one here before you add another.
 */
const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {};
/** The search finds Dutch words too. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'winkelmand');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('ShoppingBasket')).toBeVisible();
  },
};
