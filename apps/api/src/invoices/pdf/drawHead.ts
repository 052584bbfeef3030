import { wordmarkBox } from '@magazijn/server';
import { documentName, groupedIban } from '../Invoice.ts';
import { artifact, contentWidth, type PdfInvoice, pageLayout, paint, tagged, write } from './drawing.ts';

const wordmarkWidth = 138;

function drawWordmark(pdf: PdfInvoice): void {
  const { document, brand } = pdf;
  const scale = wordmarkWidth / wordmarkBox.width;
  for (const { fill, d, x = 0 } of brand.wordmark) {
    document
      .save()
      .translate(pageLayout.left + x * scale, 67)
      .scale(scale)
      .path(d)
      .fill(paint(pdf, fill))
      .restore();
  }
}

export function drawHead(pdf: PdfInvoice): void {
  const { document, invoice, root } = pdf;
  artifact(document, () => document.rect(pageLayout.left, 82, contentWidth, 4).fill(paint(pdf, 'ink')));
  root.add(
    tagged(document, 'H1', () => {
      write(pdf, documentName(invoice), {
        x: pageLayout.right - 200,
        y: 42,
        width: 200,
        font: 'heading',
        size: 32,
        align: 'right',
      });
    }),
  );
  root.add(document.struct('Figure', { alt: pdf.brand.name }, () => drawWordmark(pdf)));
  root.add(
    tagged(document, 'P', () => {
      write(pdf, invoice.seller.name, {
        x: pageLayout.left + wordmarkWidth + 14,
        y: 56,
        width: contentWidth - 210 - wordmarkWidth - 14,
        colour: 'ink-2',
        size: 10,
      });
    }),
  );
}

export function drawFollowingHead(pdf: PdfInvoice): void {
  const { document, invoice } = pdf;
  artifact(
    document,
    () => {
      const half = contentWidth / 2;
      write(pdf, invoice.seller.name, {
        x: pageLayout.left,
        y: 42,
        width: half,
        font: 'heading',
        size: 13,
      });
      write(pdf, `${documentName(invoice)} ${invoice.number}, vervolg`, {
        x: pageLayout.left + half,
        y: 45,
        width: half,
        align: 'right',
      });
      document.rect(pageLayout.left, 62, contentWidth, 4).fill(paint(pdf, 'ink'));
    },
    'Pagination',
  );
}

const countries = { NL: 'Nederland', BE: 'België' } as const;

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

/** The seller's numbers are tagged on the first page, as the law requires, and an artifact on the others. */
export function drawFeet(pdf: PdfInvoice): void {
  const { document, invoice, root } = pdf;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const seller = () => {
      write(pdf, sellerText(invoice), {
        x: pageLayout.left,
        y: 788,
        width: contentWidth - 80,
        size: 7.5,
        colour: 'ink-2',
      });
    };
    artifact(document, () => document.rect(pageLayout.left, 780, contentWidth, 0.5).fill(paint(pdf, 'ink')));
    if (page === 0) root.add(tagged(document, 'P', seller));
    else artifact(document, seller, 'Pagination');
    artifact(
      document,
      () => {
        write(pdf, `Pagina ${page + 1} van ${count}`, {
          x: pageLayout.right - 80,
          y: 788,
          width: 80,
          align: 'right',
          size: 7.5,
          colour: 'ink-2',
        });
      },
      'Pagination',
    );
  }
}
