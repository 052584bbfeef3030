import { createRoot } from 'react-dom/client';
import '@magazijn/ui/scoped.css';
import { Catalogue } from '../../shared/Catalogue.tsx';
import { Order } from '../../shared/Order.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <main>
    <h1 className="border p-4">Gastheer</h1>
    <p>
      Een alinea van Bootstrap met een <a href="#gastheer">verwijzing naar boven</a>.
    </p>
    <ul>
      <li>Een lijst</li>
    </ul>
    <button type="button" className="btn btn-primary rounded-0 m-2">
      Knop
    </button>
    <div id="parts" data-mz="">
      <Catalogue />
      <Order />
    </div>
  </main>,
);
