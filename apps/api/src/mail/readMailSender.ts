import type { ApiSettings } from '../settings/ApiSettings.ts';
import type { MailSender } from './MailSender.ts';

/**
 * Who sends, by the settings: the seller, from the seller's own address, so that an answer arrives. Without a seller
 * mails come from an address that nobody reads, on the shop's host.
 */
export function readMailSender(settings: Pick<ApiSettings, 'seller' | 'publicOrigin'>): MailSender {
  const { seller, publicOrigin: shop } = settings;
  if (seller === null) {
    const address = `noreply@${new URL(shop).hostname}`;
    return { name: 'Magazijn', address, replyTo: null, footer: ['Magazijn'], shop };
  }
  const { name, street, postalCode, city, country, email, phone, cocNumber, vatNumber } = seller;
  const register = country === 'NL' ? 'KvK' : 'Ondernemingsnummer';
  return {
    name,
    address: email,
    replyTo: email,
    footer: [
      `${name}, ${street}, ${postalCode} ${city}`,
      `${register} ${cocNumber}, btw-nummer ${vatNumber}`,
      phone ? `Vragen? Mail naar ${email} of bel ${phone}.` : `Vragen? Mail naar ${email}.`,
    ],
    shop,
  };
}
