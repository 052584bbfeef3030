import { SearchBox } from '@magazijn/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { searchHref } from '../paths/hrefs.ts';
import { matchPattern, paths } from '../paths/paths.ts';

/** The term of the search that is shown, for the search box; empty elsewhere. */
const shownSearch = (pathname: string): string =>
  matchPattern(paths.search.pattern, pathname)?.search?.trim() ?? '';

/** What the search box suggests: it comes when somebody goes to the field. */
const suggestionsCode = lateCode(() => import('../features/search/HeaderSuggestions.tsx'));

/** Beyond this an address may be refused on its way; the results say that their term was shortened. */
const longest = 2000;

/** Without a connection the next letter asks again. */
const load = () => void suggestionsCode.load().catch(() => {});

/** The search box of the header (S80, V12), with suggestions from the moment that one goes to it. */
export function HeaderSearch() {
  const code = useLateCode(suggestionsCode, false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <SearchBox
      action={paths.searchForm.href()}
      defaultValue={shownSearch(pathname)}
      onFocus={load}
      onInput={load}
      onSearch={(term) => void navigate(searchHref(term.slice(0, longest)))}
    >
      {code && <code.HeaderSuggestions />}
    </SearchBox>
  );
}
