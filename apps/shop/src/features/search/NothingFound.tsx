import type { Category } from '@magazijn/api-client';
import { EmptyState } from '@magazijn/ui';
import { categoryHref, searchHref } from '../../paths/hrefs.ts';
import { LinkRow } from './LinkRow.tsx';
import { texts } from './texts.ts';

interface NothingFoundProps {
  /** Terms that do find something. */
  nearTerms: readonly string[];
  categories: readonly Category[];
}

/** A search that found nothing: near terms, or else the categories, so that it is not the end of the way. */
export function NothingFound({ nearTerms, categories }: NothingFoundProps) {
  return (
    <EmptyState title={texts.nothing}>
      <div className="grid gap-4">
        {nearTerms.length > 0 && (
          <LinkRow
            title={texts.near}
            links={nearTerms.map((term) => ({ label: term, href: searchHref(term) }))}
          />
        )}
        <p>{texts.advice}</p>
        {nearTerms.length === 0 && categories.length > 0 && (
          <LinkRow
            title={texts.categories}
            links={categories.map(({ name, url }) => ({ label: name, href: categoryHref(url) }))}
          />
        )}
      </div>
    </EmptyState>
  );
}
