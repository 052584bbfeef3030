import { createRoot } from 'react-dom/client';
import './few.css';
import { Button } from '@magazijn/ui/components/button/Button';
import { Pagination } from '@magazijn/ui/components/pagination/Pagination';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <main>
    <h1>Weinig</h1>
    <Button tone="primary">Nu bestellen</Button>
    <Pagination page={2} pageCount={9} hrefFor={(page) => `?p=${page}`} />
  </main>,
);
