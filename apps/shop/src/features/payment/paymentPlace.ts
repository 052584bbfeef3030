import { type PageData, pageDataId } from '../../rendering/PageData.ts';

/**
 * Where the payment provider is, as the document of this page says; null in any other document, whose policy does not
 * let the provider in.
 */
export function readPaymentPlace(): NonNullable<PageData['payment']> | null {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  return (JSON.parse(text) as PageData).payment ?? null;
}
