import type { ReactNode } from 'react';
import { AccountMenu } from '../components/commerce/account-menu/AccountMenu.tsx';
import { CategoryNavigation } from '../components/commerce/category-navigation/CategoryNavigation.tsx';
import { sampleAisles } from '../components/commerce/category-navigation/sampleAisles.ts';
import { HeaderAction } from '../components/commerce/header-action/HeaderAction.tsx';
import { MiniCart } from '../components/commerce/mini-cart/MiniCart.tsx';
import { MobileBar } from '../components/commerce/mobile-bar/MobileBar.tsx';
import { MobileBarMenu } from '../components/commerce/mobile-bar/MobileBarMenu.tsx';
import { PageLayout } from '../components/commerce/page-layout/PageLayout.tsx';
import { SearchBox } from '../components/commerce/search-box/SearchBox.tsx';
import { SiteFooter } from '../components/commerce/site-footer/SiteFooter.tsx';
import { SiteHeader } from '../components/commerce/site-header/SiteHeader.tsx';
import { UspBar } from '../components/commerce/usp/UspBar.tsx';
import { Wordmark } from '../components/shop/wordmark/Wordmark.tsx';
import { Heart } from '../icons/Heart.tsx';

const usps = [
  <>
    <b>Vóór 12.00 uur besteld</b>, binnen 1–2 werkdagen bezorgd
  </>,
  <>
    <b>Gratis bezorgd</b> in Nederland en Vlaanderen vanaf € 100
  </>,
  <>
    <b>Scherpe prijzen</b> en acties voor de kinderopvang
  </>,
  <>
    De chauffeur zet alles <b>in je magazijn</b>
  </>,
];

const pages = [
  'Bestellen en bezorgen',
  'Retour en ruilen',
  'Betalen en facturen',
  'Over Magazijn',
  'Algemene voorwaarden',
  'Privacy',
].map((label, index) => ({ label, href: `#pagina-${index}` }));

export type SampleLayoutProps = {
  /** Number of the current aisle. */
  aisle?: number;
  total?: string;
  items?: number;
  loggedIn?: boolean;
  children: ReactNode;
};

export function SampleLayout({
  aisle,
  total = '€ 68,05',
  items = 9,
  loggedIn = true,
  children,
}: SampleLayoutProps) {
  const aisles = sampleAisles.map(({ pictureSource: _pictureSource, ...one }) => ({
    ...one,
    current: one.number === aisle,
  }));
  return (
    <PageLayout
      header={
        <SiteHeader
          homeHref="#home"
          wordmark={<Wordmark />}
          usps={<UspBar items={usps} />}
          search={<SearchBox action="#zoeken" />}
          hasMobileBar
          actions={
            <>
              <HeaderAction icon={<Heart />} label="Favoriete" detail="producten" href="#favorieten" />
              {loggedIn ? (
                <AccountMenu
                  href="#profiel"
                  loggedIn={{
                    companyName: 'De Vlinder',
                    items: [
                      { label: 'Jouw overzicht', href: '#overzicht' },
                      { label: 'Wachtwoord wijzigen', href: '#wachtwoord' },
                      { label: 'Uitloggen', onSelect: () => undefined },
                    ],
                  }}
                />
              ) : (
                <AccountMenu href="#login" loggedOut={{ children: <p>Inloggen</p> }} />
              )}
              {loggedIn && <MiniCart href="#winkelmand" total={total} items={items} />}
            </>
          }
          navigation={
            <CategoryNavigation offers={{ label: 'Aanbiedingen', href: '#aanbiedingen' }} items={aisles} />
          }
        />
      }
      footer={
        <SiteFooter
          wordmark={<Wordmark tone="on-inverse" />}
          slogan="Alles voor de opvang, tot in je magazijn."
          categories={aisles}
          pages={pages}
          notes={[
            'Alle prijzen zijn exclusief btw.',
            'Registratie vóór 14.00 uur ontvangen? Dezelfde dag antwoord.',
          ]}
        />
      }
      mobileBar={
        <MobileBar
          menu={(close) => (
            <MobileBarMenu
              categories={sampleAisles.map(({ pictureSource, ...one }) => ({
                ...one,
                picture: <img src={pictureSource} alt="" width={60} height={60} />,
              }))}
              pages={pages}
              onDone={close}
            />
          )}
          favouritesHref="#favorieten"
          accountHref="#profiel"
          {...(loggedIn && { cart: { href: '#winkelmand', total, items } })}
        />
      }
    >
      {children}
    </PageLayout>
  );
}
