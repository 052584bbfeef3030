import { ButtonLink, Link } from '@magazijn/ui';
import { useId } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { categoryHref, loginHref, paths, pictureHref } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { homeTexts } from './homeTexts.ts';

/** The visitors' part of the home page; hidden in a customer's first frame. */
export function VisitorHome() {
  const { data: categories = [] } = useQuery('categories');
  const { words } = useShopLinks().brand;
  const id = useId();
  return (
    <div className="mt-8 grid gap-8 in-data-[session=customer]:hidden">
      {categories.length > 0 && (
        <section aria-labelledby={id} className="@container">
          <h2 id={id} className="type-heading text-22 wide:text-28">
            {homeTexts.categories(words.categories)}
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 @min-[50rem]:grid-cols-4 @min-[62.5rem]:grid-cols-6 wide:gap-0">
            {categories.map(({ number, name, url, image }, index) => (
              <li key={url} data-category={number ?? index + 1} className="border-b border-rule">
                <Link
                  href={categoryHref(url)}
                  className="flex min-h-12 items-center gap-3 py-2 leading-snug font-bold underline-offset-4 hover:underline wide:flex-col wide:items-stretch wide:pt-0"
                >
                  {image && (
                    <span
                      aria-hidden
                      className="hidden h-24 items-end rail-b border-rail bg-surface-muted px-4 wide:flex"
                    >
                      <img
                        src={pictureHref(image, 520, 140)}
                        width={520}
                        height={140}
                        alt=""
                        loading="lazy"
                      />
                    </span>
                  )}
                  <span className="flex min-w-0 items-center gap-3 wide:px-3">
                    <span className="type-numeral category-mark h-7 min-w-7 shrink-0 overflow-clip text-28 leading-none!">
                      {number ?? index + 1}
                    </span>
                    <span className="min-w-0">{name}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section
        aria-label={homeTexts.becomeCustomer}
        data-surface="inverse"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 bg-inverse p-4 text-on-inverse wide:p-6"
      >
        <div className="min-w-0">
          <h2 className="type-heading text-22 wide:text-28">{homeTexts.becomeCustomer}</h2>
          <p className="mt-1">{homeTexts.sameDay}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <ButtonLink tone="primary" size="l" href={paths.register.href()}>
            {homeTexts.register}
          </ButtonLink>
          <Link
            href={loginHref(paths.home.href())}
            className="flex min-h-12 items-center font-bold underline underline-offset-4"
          >
            {homeTexts.logIn}
          </Link>
        </div>
      </section>
    </div>
  );
}
