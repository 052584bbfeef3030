import { SearchBox } from '@magazijn/ui';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchHref } from '../../shared/links/hrefs.ts';
import { matchPattern, paths } from '../../shared/links/paths.ts';

/** The term of the search that is shown, for the search box; empty elsewhere. */
const shownSearch = (pathname: string): string =>
  matchPattern(paths.search.pattern, pathname)?.search?.trim() ?? '';

/** Beyond this an address may be refused on its way; the results say that their term was shortened. */
const longest = 2000;

/** The search box of the header, with suggestions from the moment that one goes to it. */
export function HeaderSearch() {
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const load = async () => {
    if (Suggestions) return;
    try {
      const { HeaderSuggestions } = await import('../../features/catalogue/HeaderSuggestions.tsx');
      setSuggestions(() => HeaderSuggestions);
    } catch {
      // Without a connection the next letter asks again.
    }
  };
  return (
    <SearchBox
      action={paths.searchForm.href()}
      name="zoek"
      defaultValue={shownSearch(pathname)}
      onFocus={() => void load()}
      onInput={() => void load()}
      onSearch={(term) => void navigate(searchHref(term.slice(0, longest)))}
    >
      {Suggestions && <Suggestions />}
    </SearchBox>
  );
}
