import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Check,
  ChevronLeft,
  ChevronRight,
  Heart,
  LockKeyhole,
  Menu,
  Minus,
  Plus,
  Search,
  ShoppingBasket,
  Trash2,
  User,
  X,
} from 'lucide-react';

const icons = {
  Check,
  ChevronLeft,
  ChevronRight,
  Heart,
  LockKeyhole,
  Menu,
  Minus,
  Plus,
  Search,
  ShoppingBasket,
  Trash2,
  User,
  X,
};

/**
 * Icons come from lucide-react, one import each: 20 pixels, stroke 1.75, `aria-hidden`. An icon never stands
 * for a word on its own, except in an `IconButton` with its label, on the heart, and on plus and minus.
 */
function Icons() {
  return (
    <ul className="grid grid-cols-3 gap-4 wide:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 border border-rule bg-surface p-4 text-13">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {};
