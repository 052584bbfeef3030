import DOMPurify from 'dompurify';
import { allowList } from './allowList.ts';

const { tags, attributes, isLink, isPicture } = allowList;

DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
  const tag = node.nodeName.toLowerCase();
  data.keepAttr =
    (attributes[tag]?.includes(data.attrName) ?? false) &&
    (data.attrName !== 'href' || isLink(data.attrValue)) &&
    (data.attrName !== 'src' || isPicture(data.attrValue));
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitises HTML of the back end. Returns a Trusted Types value if the browser supports them. */
export const cleanInBrowser = (html: string): TrustedHTML | string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
