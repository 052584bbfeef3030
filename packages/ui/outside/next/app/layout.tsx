import '@magazijn/ui/styles.css';
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
