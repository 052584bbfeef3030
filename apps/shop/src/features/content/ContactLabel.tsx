import { Link } from '@magazijn/ui';
import { mailHref, phoneHref } from '../../shared/links/ContactLinks.tsx';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';

const texts = {
  title: 'Klantenservice',
  email: 'E-mail',
  phone: 'Telefoon',
};

/** An e-mail address that wraps before its @, not within a word. */
const Address = ({ text }: { text: string }) => {
  const at = text.lastIndexOf('@');
  return at < 1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

/** The seller's e-mail address and telephone number from the settings; either may be missing. */
export function ContactLabel() {
  const { sellerEmail, sellerPhone } = useShopLinks();
  return (
    <section
      aria-labelledby="klantenservice"
      className="rounded-b-label border rail-t border-rule border-t-rail bg-surface p-4 wide:p-6"
    >
      <h2 id="klantenservice" className="text-22">
        {texts.title}
      </h2>
      <dl className="pt-2">
        {sellerPhone && (
          <div className="border-b border-rule py-2">
            <dt className="text-13 text-ink-2">{texts.phone}</dt>
            <dd>
              <Link
                appearance="text"
                className="inline-block py-2 text-17 font-bold"
                href={phoneHref(sellerPhone)}
              >
                {sellerPhone}
              </Link>
            </dd>
          </div>
        )}
        {sellerEmail && (
          <div className="py-2">
            <dt className="text-13 text-ink-2">{texts.email}</dt>
            <dd>
              <Link
                appearance="text"
                className="inline-block py-2 text-17 font-bold"
                href={mailHref(sellerEmail, '')}
              >
                <Address text={sellerEmail} />
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
