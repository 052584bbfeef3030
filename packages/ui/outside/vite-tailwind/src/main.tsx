import { createRoot } from 'react-dom/client';
import './main.css';
import '@magazijn/ui/brands/bouwsteen.css';
import { Catalogue } from '../../shared/Catalogue.tsx';
import { Order } from '../../shared/Order.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <main className="grid gap-8 bg-background p-4 text-ink wide:p-8" data-brand="bouwsteen">
    <h1>Buiten</h1>
    <p data-own-classes="" className="rounded-lg bg-slate-100 text-3xl md:flex">
      Van de app zelf
    </p>
    <Catalogue />
    <Order />
  </main>,
);
