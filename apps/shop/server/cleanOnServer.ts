import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { allowList } from '../src/html/allowList.ts';

const { tags, attributes, link, picture } = allowList;
const kept = new Map<string, string>();
const most = 2000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(attributes).map(([tag, names]) => [tag, tag === 'a' ? [...names, 'rel'] : [...names]]),
  ),
  // Addresses are judged below, by the same expressions as in the browser.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '', rel: _, ...rest }) => ({
      tagName,
      attribs: { ...rest, ...(link.test(href.trim()) ? { href } : {}), rel: 'noopener noreferrer' },
    }),
    img: (tagName, { src = '', ...rest }) => ({
      tagName,
      attribs: { ...rest, ...(picture.test(src.trim()) ? { src } : {}) },
    }),
  },
};

/** Cleans HTML from the back end by the one allow-list. The same text is parsed once. */
export function cleanOnServer(html: string): string {
  if (html === '') return html;
  const key = createHash('sha256').update(html).digest('base64');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, options);
  if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, clean);
  return clean;
}
