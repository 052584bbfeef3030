import { Breadcrumbs, ButtonLink, Pagination, PriceLabel, RichText, Tag } from '@magazijn/ui';

/** The parts that only show: in Next they are rendered on the server, functions among their props included. */
export function Catalogue() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Sap' }]} />
      <Tag tone="sale">2+1 gratis</Tag>
      <PriceLabel integer="13" fraction="80" spoken="13 euro 80" unit="per tray" />
      <RichText html="<p>Van appels uit de buurt.</p>" />
      <Pagination page={2} pageCount={9} hrefFor={(page) => `/bestellen/?p=${page}`} />
      <ButtonLink href="/bestellen/">Verder naar bestellen</ButtonLink>
    </>
  );
}
