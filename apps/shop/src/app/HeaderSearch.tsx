import { SearchBox } from '@magazijn/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLateCode } from '../late/useLateCode.ts';
import { paths } from '../paths/paths.ts';
import { searchHref } from '../paths/searchHref.ts';
import { shownSearch } from './shownSearch.ts';
import { suggestionsCode } from './suggestionsCode.ts';

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
