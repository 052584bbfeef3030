import { Catalogue } from '../../shared/Catalogue.tsx';
import { Order } from '../../shared/Order.tsx';

export default function Page() {
  return (
    <main>
      <h1>Buiten</h1>
      <Catalogue />
      <Order />
    </main>
  );
}
