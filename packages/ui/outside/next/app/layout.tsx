import '@magazijn/ui/styles/base.css';
// In an order that nobody would choose: the sheets of single parts do not depend on it.
import '@magazijn/ui/styles/rich-text.css';
import '@magazijn/ui/styles/account-menu.css';
import '@magazijn/ui/styles/checkout-tabs.css';
import '@magazijn/ui/styles/tag.css';
import '@magazijn/ui/styles/pagination.css';
import '@magazijn/ui/styles/price-label.css';
import '@magazijn/ui/styles/breadcrumbs.css';
import '@magazijn/ui/styles/quantity-stepper.css';
import '@magazijn/ui/styles/button.css';
import type { ReactNode } from 'react';
import { Links } from './Links.tsx';

export const metadata = { title: 'Buiten', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl">
      <body>
        <Links>
          <main>{children}</main>
        </Links>
      </body>
    </html>
  );
}
