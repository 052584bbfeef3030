import { ButtonLink, EmptyState, type EmptyStateProps } from '@magazijn/ui';
import { useQuery } from '../data/useQuery.ts';
import { categoryHref } from '../links/paths.ts';
import { useShopLinks } from '../links/ShopLinks.tsx';

export function DeadEnd({
  children,
  ...texts
}: Pick<EmptyStateProps, 'title' | 'action' | 'headingLevel' | 'children'>) {
  const { words } = useShopLinks().brand;
  const { data: categories = [] } = useQuery('categories');
  return (
    <>
      <EmptyState {...texts} className="pt-6">
        {children}
      </EmptyState>
      {categories.length > 0 && (
        <nav aria-label={`Kies een ${words.category}`} className="pt-8">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ name, url }) => (
              <li key={url}>
                <ButtonLink tone="secondary" href={categoryHref(url)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
