import { Pagination } from '@magazijn/ui';
import { fr } from '@magazijn/ui/labels/fr';
import { Basket } from './Basket';

/** The pagination is a server component, which has no context, so it gets its texts as a prop. */
export default function Page() {
  return (
    <>
      <h1>Dehors</h1>
      <Pagination
        page={2}
        pageCount={9}
        hrefFor={(page) => `/francais/?p=${page}`}
        labels={{ ...fr.pagination, next: 'Commandes plus anciennes' }}
      />
      <Basket />
    </>
  );
}
