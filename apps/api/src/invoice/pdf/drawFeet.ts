import { groupedIban } from '../groupedIban.ts';
import { artifact } from './artifact.ts';
import type { PdfInvoice } from './PdfInvoice.ts';
import { palette } from './palette.ts';
import { contentWidth, sheet } from './sheet.ts';
import { tagged } from './tagged.ts';
import { write } from './write.ts';

const countries = { NL: 'Nederland', BE: 'België' } as const;

/** Who sells, with every number that the law and a bank want. */
function sellerText({ seller }: PdfInvoice['invoice']): string {
  const register = seller.country === 'BE' ? 'Ondernemingsnummer' : 'KvK';
  return [
    [
      seller.name,
      seller.street,
      `${seller.postalCode}  ${seller.city}`,
      countries[seller.country],
      seller.email,
      ...(seller.phone ? [seller.phone] : []),
    ].join(' · '),
    `${register} ${seller.cocNumber} · Btw ${seller.vatNumber} · IBAN ${groupedIban(seller.iban)}`,
  ].join('\n');
}

/**
 * The foot of every page with its number. The seller's numbers are content on the first page, since the law wants
 * them there, and a repetition on the others.
 */
export function drawFeet(pdf: PdfInvoice): void {
  const { document, invoice, root } = pdf;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const seller = () => {
      write(document, sellerText(invoice), {
        x: sheet.left,
        y: 788,
        width: contentWidth - 80,
        size: 7.5,
        colour: palette.ink2,
      });
    };
    artifact(document, () => document.rect(sheet.left, 780, contentWidth, 0.5).fill(palette.ink));
    if (page === 0) root.add(tagged(document, 'P', seller));
    else artifact(document, seller, 'Pagination');
    artifact(
      document,
      () => {
        write(document, `Pagina ${page + 1} van ${count}`, {
          x: sheet.right - 80,
          y: 788,
          width: 80,
          align: 'right',
          size: 7.5,
          colour: palette.ink2,
        });
      },
      'Pagination',
    );
  }
}
