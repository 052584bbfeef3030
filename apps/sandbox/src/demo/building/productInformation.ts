import { escapeHtml } from './escapeHtml.ts';
import type { ShelvedProduct } from './shelve.ts';

/** The description section, the product information and the extra information, as HTML. */
export function productInformation(product: ShelvedProduct): {
  text: string;
  information: string;
  extraInformation: string | null;
} {
  const { family, shelf } = product;
  const points = (family.points ?? shelf.points).map((point) => `<li>${escapeHtml(point)}</li>`);
  return {
    text: `<p>${escapeHtml(product.about)}</p>`,
    information: [
      `<p><strong>${escapeHtml(product.description)}</strong>. ${escapeHtml(product.contents)}, prijs per ${escapeHtml(product.unit)}.</p>`,
      `<ul>${points.join('')}</ul>`,
      `<h3>In de opvang</h3><p>${escapeHtml(shelf.advice)}</p>`,
    ].join(''),
    extraInformation: family.extra === undefined ? null : `<p>${escapeHtml(family.extra)}</p>`,
  };
}
