import type { Category } from '@magazijn/api-client';
import { Link } from '@magazijn/ui';
import { categoryHref } from '../../paths/categoryHref.ts';
import { texts } from './texts.ts';

interface SisterCategoriesProps {
  /** The category that they are all in. */
  aisle: Pick<Category, 'name' | 'url' | 'subCategories'>;
  /** The url of the one that is shown. */
  current: string;
}

/** The way from one sub category to those beside it, above its list; a phone slides it sideways. */
export function SisterCategories({ aisle, current }: SisterCategoriesProps) {
  const links = [
    { name: texts.all, href: categoryHref(aisle.url), here: false },
    ...aisle.subCategories.map(({ name, url }) => ({
      name,
      href: categoryHref(url, aisle.url),
      here: url === current,
    })),
  ];
  return (
    <nav aria-label={texts.around(aisle.name)} className="mb-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0">
        {links.map(({ name, href, here }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={here ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-label border-[1.5px] border-ink bg-stock px-4 no-underline underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
