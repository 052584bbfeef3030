import { ProductPicture, SearchSuggestions, type Suggestion } from '@magazijn/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSearchTerm } from '../../narrowing/readSearchTerm.ts';
import { pictureHref } from '../../paths/pictureHref.ts';
import { safePath } from '../../paths/safePath.ts';
import { useSession } from '../../session/useSession.ts';
import { deviceStorage } from '../../storage/deviceStorage.ts';
import { earlierSearches } from './earlierSearches.ts';
import { forgetSearches } from './forgetSearches.ts';
import { personKey } from './personKey.ts';
import { suggestionNote } from './suggestionNote.ts';
import { suggestionTexts } from './suggestionTexts.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Beside products and categories there is room for a few earlier searches only. */
const mostEarlier = 3;

/** What the search box of the header suggests while one types: products, categories, what one searched for before. */
export function HeaderSuggestions() {
  const person = personKey(useSession().viewer);
  const navigate = useNavigate();
  const [asking, setAsking] = useState({ term: '' });
  const [searches, setSearches] = useState<readonly string[]>([]);
  const { found, state } = useSuggestions(asking);
  const { term } = asking;

  function change(typed: string) {
    const next = readSearchTerm(typed);
    // At every letter: another tab, or another person, may have searched meanwhile.
    setSearches(earlierSearches(deviceStorage, person));
    if (next !== term || state === 'failed') setAsking({ term: next });
  }

  const products = (found?.products ?? []).map(
    ({ name, contents, href, picture }): Suggestion => ({
      id: href,
      label: name,
      detail: contents,
      href,
      picture: (
        <ProductPicture src={picture === null ? undefined : pictureHref(picture, 95)} alt="" dimension={95} />
      ),
    }),
  );
  const categories = (found?.categories ?? []).map(
    ({ name, parentName, href }): Suggestion => ({
      id: href,
      label: name,
      detail: parentName && suggestionTexts.within(parentName),
      href,
    }),
  );
  const typed = term.toLocaleLowerCase('nl');
  const alike = searches.filter((each) => each !== term && each.toLocaleLowerCase('nl').includes(typed));
  const earlier = term === '' ? searches : alike.slice(0, mostEarlier);
  const count = products.length + categories.length + earlier.length;

  return (
    <SearchSuggestions
      products={products}
      categories={categories}
      earlier={earlier}
      loading={state === 'loading' || state === 'slow'}
      note={suggestionNote(state, count)}
      onTermChange={change}
      onSelect={({ href }) => void navigate(safePath(href))}
      onClearEarlier={() => {
        forgetSearches(deviceStorage, person);
        setSearches([]);
      }}
    />
  );
}
