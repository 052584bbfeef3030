import { createHash } from 'node:crypto';
import type { ApiClient } from '@magazijn/api-client';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { allowList } from '../../src/shared/html/allowList.ts';

const { tags, attributes, isLink, isPicture } = allowList;
const cleaned = new LRUCache<string, string>({ max: 2000 });

const keptOf = (
  attribs: sanitizeHtml.Attributes,
  address: string,
  isAllowed: (value: string) => boolean,
): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([name, value]) => name !== address || isAllowed(value)));

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(attributes).map(([tag, names]) => [tag, tag === 'a' ? [...names, 'rel'] : [...names]]),
  ),
  // Addresses are checked below, by the same rules as in the browser.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Like the browser's sanitiser, it removes these elements with their content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'svg', 'math'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...keptOf(attribs, 'href', isLink), rel: 'noopener noreferrer' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: keptOf(attribs, 'src', isPicture) }),
  },
};

function cleanOnServer(html: string): string {
  if (html === '') return html;
  const key = createHash('sha256').update(html).digest('base64');
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, options);
  cleaned.set(key, clean);
  return clean;
}

/** Wraps a client so that its HTML is sanitised. The renderer must get no other client. */
export function cleaningClient(api: ApiClient): ApiClient {
  return {
    ...api,
    page: async (url) => {
      const page = await api.page(url);
      return page && { ...page, bodyHtml: cleanOnServer(page.bodyHtml) };
    },
    product: async (path) => {
      const product = await api.product(path);
      return (
        product && {
          ...product,
          descriptionHtml: cleanOnServer(product.descriptionHtml),
          informationHtml: cleanOnServer(product.informationHtml),
          extraInformationHtml: cleanOnServer(product.extraInformationHtml),
          labelHtml: cleanOnServer(product.labelHtml),
        }
      );
    },
  };
}
