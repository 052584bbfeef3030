import { createRoot } from 'react-dom/client';
import '@magazijn/ui/styles.css';
import { Catalogue } from '../../shared/Catalogue.tsx';
import { Order } from '../../shared/Order.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <main>
    <h1>Buiten</h1>
    <div id="parts">
      <Catalogue />
      <Order />
    </div>
  </main>,
);
