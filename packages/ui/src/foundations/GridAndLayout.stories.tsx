import type { Meta, StoryObj } from '@storybook/react-vite';

const box = 'grid content-center border-[1.5px] border-ink bg-surface p-4 text-center text-15 font-bold';

/** Drawings of the kit's layouts: the widths of columns on a desktop and on a phone. */
const layouts = [
  {
    name: 'PageLayout',
    what: 'Header, main and footer in one column, 1440 px at most. Once on every page.',
    desk: (
      <div className="grid grid-rows-[3rem_8rem_3rem] gap-2">
        <span className={box}>Header</span>
        <span className={box}>Main</span>
        <span className={box}>Footer</span>
      </div>
    ),
    phone: 'The same column; the actions of the header move to the bar at the bottom of the screen.',
  },
  {
    name: 'SidebarLayout',
    what: 'Navigation or filters of 248 px beside a list, for categories and the account.',
    desk: (
      <div className="grid h-44 grid-cols-[15.5rem_1fr] gap-2 max-wide:grid-cols-[6rem_1fr]">
        <span className={box}>248 px</span>
        <span className={box}>The rest</span>
      </div>
    ),
    phone: 'One column, the sidebar first; long filters open in a panel.',
  },
  {
    name: 'CheckoutLayout',
    what: 'A form or lines, and a sticky summary, for cart and payment.',
    desk: (
      <div className="grid h-44 grid-cols-[2fr_1fr] gap-2">
        <span className={box}>Form or lines</span>
        <span className={box}>Summary</span>
      </div>
    ),
    phone: 'One column, the summary last; OrderBar keeps total and button within reach.',
  },
  {
    name: 'ProductLayout',
    what: 'Pictures, a panel with price and order button, and the texts below, for one product.',
    desk: (
      <div className="grid h-44 grid-cols-2 grid-rows-[2fr_1fr] gap-2">
        <span className={box}>Gallery</span>
        <span className={`${box} row-span-2`}>Panel</span>
        <span className={box}>Texts</span>
      </div>
    ),
    phone: 'The name first, then pictures, panel and texts.',
  },
] as const;

function GridAndLayout() {
  return (
    <ul className="grid gap-12">
      {layouts.map(({ name, what, desk, phone }) => (
        <li key={name} className="grid gap-4 wide:grid-cols-[1fr_20rem]">
          <div>{desk}</div>
          <div>
            <h3 className="type-heading text-22">{name}</h3>
            <p>{what}</p>
            <p className="mt-2 text-15 text-ink-2">On a phone: {phone}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * One breakpoint, 960 px (`wide:`), for pages; components use container queries. Gutters are 16 px on a phone and 32 px
 * on a desktop; columns are 32 px apart, or 48 on a desktop. Reading order is the order on a phone, and columns never
 * change it.
 */
const meta = {
  title: 'Foundations/Grid and layout',
  component: GridAndLayout,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof GridAndLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Layouts: Story = {};

const gaps = [
  ['1', 'h-1', 'Within one element: an icon and its word.'],
  ['2', 'h-2', 'Between related lines: a name and its contents.'],
  ['4', 'h-4', 'Between the fields of a row, the cards of a list; the gutter of a phone.'],
  ['6', 'h-6', 'Between fields, and between the rows of a panel.'],
  ['8', 'h-8', 'Between groups of fields; the gutter of a desktop.'],
  ['12', 'h-12', 'Between sections of a page, and between its columns on a desktop.'],
  ['18', 'h-18', 'Above the footer, and around a page with little content.'],
] as const;

/** Where each step of space is used. Less related elements are further apart. */
export const Rhythm: Story = {
  render: () => (
    <ul className="grid gap-4">
      {gaps.map(([name, height, what]) => (
        <li key={name} className="grid grid-cols-[6rem_1fr] items-center gap-4">
          <span>
            <span className="block border-b border-ink" />
            <span className={`block bg-accent ${height}`} />
            <span className="block border-b border-ink" />
          </span>
          <span>
            <b>
              {name}, {Number(name) * 4} px.
            </b>{' '}
            {what}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** The change at the breakpoint; make the window narrower to see it. */
export const Breakpoint: Story = {
  render: () => (
    <p className="border-[1.5px] border-ink bg-surface p-4">
      <span className="wide:hidden">
        Below 960 px: one column, cards, the bar at the bottom of the screen.
      </span>
      <span className="hidden wide:inline">
        From 960 px: sidebars, rows instead of cards, the categories in a bar.
      </span>
    </p>
  ),
};
