import type { ProductList } from '@magazijn/api-client';
import { DocumentTitle } from '../../layout/DocumentTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { searchHref } from '../../paths/searchHref.ts';
import { ProductResults } from '../../products/ProductResults.tsx';
import { readPage } from '../../products/readPage.ts';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { texts } from './texts.ts';

type SearchPageProps = PageProps<{ products: Answer<ProductList> }, { search: string }, 'page'>;

/** What was found for a term, best first (S31). */
export function SearchPage({ answers: { products }, at }: SearchPageProps) {
  const page = readPage(at.query.page);
  const term = at.params.search.trim();
  return (
    <>
      <DocumentTitle>{texts.documentTitle(term, page)}</DocumentTitle>
      <Trail items={[{ label: texts.title }]} />
      <div className="mb-6 border-b-5 border-rail pb-4">
        <h1 className="type-heading text-28 wide:text-40">{texts.title}</h1>
        <p className="text-17 break-words text-ink-2">
          {texts.searchedFor} <b className="text-ink">{term}</b>
        </p>
      </div>
      <ProductResults
        list={products.state === 'ready' ? products.value : null}
        page={page}
        hrefFor={(target) => searchHref(term, target)}
        columns={6}
      />
    </>
  );
}
