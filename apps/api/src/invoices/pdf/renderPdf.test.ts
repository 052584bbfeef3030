import { defaultCartRules } from '@magazijn/domain/cart';
import { cents } from '@magazijn/domain/money';
import type { BrandId } from '@magazijn/server';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Invoice } from '../Invoice.ts';
import { buildInvoice, buildLine, intraCommunity } from '../testing/buildInvoice.ts';
import { renderPdf } from './renderPdf.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildLine(index + 1, 1299 + index, 3, { vatPercentage: index % 2 ? 21 : 9 }),
  );

interface StructNode {
  readonly role: string;
  readonly children?: readonly StructNode[];
}

async function read(invoice: Invoice, brand: BrandId = 'magazijn') {
  const data = new Uint8Array(await renderPdf(invoice, brand));
  const { promise } = getDocument({ data });
  const pdf = await promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items, lang } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
      return { text, lang, tree: (await page.getStructTree()) as unknown as StructNode };
    }),
  );
  const { info } = await pdf.getMetadata();
  return { pdf, pages, info: info as Readonly<Record<string, unknown>> };
}

const rolesIn = (node: StructNode): readonly string[] => [
  node.role,
  ...(node.children ?? []).filter((child) => child.role !== undefined).flatMap(rolesIn),
];

test('it is tagged, in Dutch, and has a title for screen readers', async () => {
  const { pdf, pages, info } = await read(buildInvoice({ lines: lines(3) }));
  expect([...((await pdf.getMarkInfo()) as unknown as Map<string, boolean>)]).toContainEqual([
    'Marked',
    true,
  ]);
  expect(info).toMatchObject({ Title: 'Factuur F000000007', Language: 'nl-NL' });
  const preferences: unknown = await pdf.getViewerPreferences();
  const shown = preferences instanceof Map ? Object.fromEntries(preferences) : preferences;
  expect(shown).toMatchObject({ DisplayDocTitle: true });
  const [page] = pages;
  const roles = page ? rolesIn(page.tree) : [];
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role);
});

test('it has all data of the invoice', async () => {
  const coupon = { code: 'DEMO10', percentage: 10 };
  const { pages } = await read(buildInvoice({ lines: lines(3), coupon }));
  const text = pages[0]?.text.replaceAll('\u00A0', ' ') ?? '';
  for (const part of [
    'F000000007',
    'KKN000000042',
    '18 november 2026',
    '2 december 2026',
    'Groep 3',
    'NL000001022B90',
    'Btw NL000009999B98',
    'KvK 00000001',
    'IBAN NL10 MAGA 0123 4567 89',
    'Kortingscode DEMO10',
    'Totaal excl. btw',
    'Btw 9 %',
    'Btw 21 %',
    'Totaal incl. btw',
    'Pagina 1 van 1',
  ]) {
    expect(text).toContain(part);
  }
});

test('an intra-community supply has both VAT numbers, no VAT, and the reason', async () => {
  const rules = { ...defaultCartRules, shippingVatPercentage: 0 };
  const exempt = buildInvoice(
    { lines: [buildLine(1, 1299, 3, { vatPercentage: 0 })], rules },
    intraCommunity,
  );
  const { pages } = await read(exempt);
  const text = pages[0]?.text.replaceAll('\u00A0', ' ').replaceAll('\n', ' ').replaceAll(/ +/g, ' ') ?? '';
  for (const part of [
    'Btw NL000009999B98',
    'Jouw btw-nummer BE0999000129',
    'Btw 0 % € 0,00',
    'Intracommunautaire levering, vrijgesteld van btw (artikel 138 lid 1 Richtlijn 2006/112/EG).',
  ]) {
    expect(text).toContain(part);
  }
});

test('lines name their cost centre, and its sum is below the terms, also of very many', async () => {
  const invoice = buildInvoice({ lines: lines(60) });
  const { pages } = await read({
    ...invoice,
    lines: invoice.lines.map((line, index) => ({
      ...line,
      costCentre: index === 0 ? null : { code: `G${index}`, name: 'Groep Egels' },
    })),
  });
  const text = pages.map((page) => page.text.replaceAll('\u00A0', ' ')).join('\n');
  for (const part of [
    'voor G1 Groep Egels',
    'Artikelen per groep of kostenplaats, excl. btw',
    'G1 · Groep Egels',
    '€ 39,00',
    'Zonder groep of kostenplaats',
  ]) {
    expect(text).toContain(part);
  }
  expect(pages.at(-1)?.text).toContain('G59 · Groep Egels');
  const [plain] = (await read(invoice)).pages;
  expect(plain?.text).not.toContain('kostenplaats');
});

test('characters that the typefaces lack are visibly replaced', async () => {
  const invoice = buildInvoice({ lines: lines(1) }, { orderReference: 'Groep 🎈 žuti' });
  const { pages } = await read({
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, description: 'Ballon 🎈👩‍👧' })),
  });
  const text = pages[0]?.text ?? '';
  expect(text).toContain('Ballon ??');
  expect(text).toContain('Groep ? zuti');
});

test('units are in the plural of their number, and no amount is wrapped', async () => {
  const deal = { kind: 'percentage', percentage: 10 } as const;
  const dear = [buildLine(1, 12_345_678, 3, { deal }), buildLine(2, 945, 1)];
  const { pages } = await read(buildInvoice({ lines: dear, coupon: { code: 'DEMO10', percentage: 10 } }));
  const rows = pages[0]?.text.replaceAll('\u00A0', ' ').split('\n') ?? [];
  for (const cell of ['3 dozen', '1 doos', '123.456,78', '−37.037,04', '333.333,30', '−€ 33.334,28']) {
    expect(rows).toContain(cell);
  }
});

test('a long order has several pages, each with column headers and page number', async () => {
  const { pages } = await read(buildInvoice({ lines: lines(90) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`Pagina ${index + 1} van ${pages.length}`);
    if (index > 0) expect(text).toContain('Factuur F000000007, vervolg');
  }
  for (const { text } of pages.slice(0, -1)) expect(text).toContain('Omschrijving');
  const all = pages.map(({ text }) => text).join('\n');
  for (let id = 1; id <= 90; id += 1) expect(all).toContain(`MG ${100_000 + id}`);
});

test('long names are wrapped, and every line stays above the footer', async () => {
  const invoice = buildInvoice({ lines: lines(12) });
  const long = 'Zeer lange productnaam met-een-woord-zonder-einde'.repeat(4);
  const { pages } = await read({
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, description: long })),
    deliveryAddress: { ...invoice.deliveryAddress, companyName: long },
  });
  expect(pages.length).toBeGreaterThan(1);
});

test('rendering is deterministic', async () => {
  const invoice = buildInvoice({ lines: lines(40) });
  expect((await renderPdf(invoice, 'magazijn')).equals(await renderPdf(invoice, 'magazijn'))).toBe(true);
});

test.each([
  ['on_account', 'Betaal uiterlijk op 2 december 2026'],
  ['debit', 'We schrijven het bedrag af'],
  ['ideal', 'Betaal uiterlijk op 2 december 2026'],
] as const)('an order by %s that is not paid has its payment terms', async (payment, sentence) => {
  const { pages } = await read(buildInvoice({ lines: lines(1) }, { payment }));
  expect(pages[0]?.text.replaceAll('\n', ' ')).toContain(sentence);
});

test('an invoice of € 0, after a coupon of 100 %, announces no direct debit', async () => {
  const invoice = buildInvoice({ lines: lines(1) }, { payment: 'debit' });
  const { pages } = await read({ ...invoice, totalInclusive: cents(0) });
  expect(pages[0]?.text.replaceAll('\n', ' ')).toContain('Je hoeft niets te doen.');
  expect(pages[0]?.text).not.toContain('We schrijven');
});

test.each([
  ['on_account', 'Deze factuur is al betaald.'],
  ['ideal', 'Deze factuur is bij de bestelling betaald.'],
] as const)('a paid order by %s says so, and asks for nothing', async (payment, sentence) => {
  const invoice = buildInvoice({ lines: lines(1) }, { payment, dueOn: null });
  const { pages } = await read({ ...invoice, paid: invoice.totalInclusive });
  const text = pages[0]?.text.replaceAll('\n', ' ');
  expect(text).toContain(sentence);
  expect(text).toContain(', betaald');
  expect(text).not.toMatch(/Betaal uiterlijk|Vervaldatum/);
});

test('with BRAND=bouwsteen it has that brand’s wordmark, typefaces and name', async () => {
  const invoice = buildInvoice({ lines: lines(2) });
  const { pages, info } = await read(invoice, 'bouwsteen');
  expect(info).toMatchObject({ Creator: 'Bouwsteen' });
  const roles = pages[0] ? rolesIn(pages[0].tree) : [];
  expect(roles).toContain('Figure');
  const [own, kits] = [await renderPdf(invoice, 'bouwsteen'), await renderPdf(invoice, 'magazijn')];
  for (const face of ['Figtree', 'FamiljenGrotesk']) {
    expect([own.includes(face), kits.includes(face)], face).toEqual([true, false]);
  }
  expect([own.includes('Archivo'), kits.includes('Archivo')]).toEqual([false, true]);
});

test('the totals are never alone on a page: the last two lines move with them', async () => {
  let broken = 0;
  for (const count of [16, 17, 18, 19, 20, 21]) {
    const { pages } = await read(buildInvoice({ lines: lines(count) }));
    const last = pages.at(-1)?.text ?? '';
    expect(last).toContain('Totaal incl. btw');
    const kept = [count - 1, count].map((id) => last.includes(`MG ${100_000 + id}`));
    expect(kept, `${count} lines`).toEqual([true, true]);
    if (pages.length > 1) broken += 1;
  }
  expect(broken).toBeGreaterThan(2);
});
