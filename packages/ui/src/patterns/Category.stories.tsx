import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryHeading } from '../components/commerce/category-heading/CategoryHeading.tsx';
import { SidebarLayout } from '../components/commerce/page-layout/SidebarLayout.tsx';
import { ProductShelf } from '../components/commerce/product-shelf/ProductShelf.tsx';
import { SideNavigation } from '../components/commerce/side-navigation/SideNavigation.tsx';
import { Breadcrumbs } from '../components/primitives/breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../components/primitives/pagination/Pagination.tsx';
import { SampleCard } from '../testing/SampleCard.tsx';
import { sampleProducts } from '../testing/sampleProducts.ts';
import { storyPicture } from '../testing/storyPicture.ts';
import { SampleLayout } from './SampleLayout.tsx';

/**
 * A category: its heading, filters at the left, products in rows of four, and pagination. Active filters show above the
 * list and can be removed there. On a phone the filters open in a panel.
 */
const meta = {
  title: 'Patterns/Category',
  component: SampleLayout,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const subcategories = [
  { label: 'Alles', count: 58, href: '#alles', current: true },
  { label: 'Luiers', count: 14, href: '#luiers' },
  { label: 'Luierbroekjes', count: 6, href: '#luierbroekjes' },
  { label: 'Billendoekjes', count: 7, href: '#billendoekjes' },
  { label: 'Crème en zalf', count: 9, href: '#creme' },
  { label: 'Handschoenen', count: 8, href: '#handschoenen' },
  { label: 'Slabben', count: 5, href: '#slabben' },
];

export const FirstPage: Story = {
  render: () => (
    <SampleLayout aisle={1}>
      <Breadcrumbs
        onBack={() => undefined}
        items={[{ label: 'Home', href: '#home' }, { label: 'Luiers & verzorging' }]}
      />
      <CategoryHeading
        number={1}
        title="Luiers & verzorging"
        intro="Van de verschoontafel tot de zonnebrand: alles om kinderen schoon, droog en gezond te houden."
        picture={(['lilac', 'green', 'orange', 'sky'] as const).map((livery) => (
          <img
            key={livery}
            src={storyPicture({ livery, body: livery === 'green' ? 'bag' : 'bottle' })}
            alt=""
          />
        ))}
      />
      <SidebarLayout
        className="mt-4 wide:mt-8"
        sidebar={<SideNavigation title="Categorie" items={subcategories} />}
      >
        <p className="mb-3 flex justify-between gap-4">
          <span>
            <b>58 producten</b> gevonden
          </span>
          <span className="max-wide:hidden">1–12 van 58</span>
        </p>
        <ProductShelf columns={4} aria-label="Producten">
          {[...sampleProducts, ...sampleProducts].slice(0, 12).map((product, index) => (
            <SampleCard
              key={`${product.articleNumber}-${String(index)}`}
              product={product}
              quantity={index === 2 ? 2 : 0}
            />
          ))}
        </ProductShelf>
        <Pagination className="mt-8" page={1} pageCount={5} hrefFor={(page) => `#pagina-${page}`} />
      </SidebarLayout>
    </SampleLayout>
  ),
};
