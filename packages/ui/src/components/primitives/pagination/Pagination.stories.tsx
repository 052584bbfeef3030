import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 5, hrefFor: (page: number) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFive: Story = {};
export const FirstOfMany: Story = { args: { pageCount: 42 } };
export const Middle: Story = { args: { page: 21, pageCount: 42 } };
export const Last: Story = { args: { page: 42, pageCount: 42 } };
export const Narrow: Story = {
  args: { page: 21, pageCount: 42 },
  decorators: [(Story) => <div className="max-w-[328px]">{Story()}</div>],
};
export const RightToLeft: Story = {
  args: { page: 3 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
export const SignsForWords: Story = {
  tags: ['do-not'],
  args: { page: 3, labels: { previous: '<<', next: '>>' } },
};
export const PastTheEnd: Story = { tags: ['stress'], args: { page: 99, pageCount: 5 } };
