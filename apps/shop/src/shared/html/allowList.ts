/** Links may lead to pages of the shop, to the web, to mail or to a telephone. */
const link = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Pictures may come from the shop only. */
const picture = /^\/(?![/\\])/;

/** An address as browsers parse it: they drop tabs and line breaks, so `/<tab>/evil.example` is another host. */
const asRead = (address: string): string => address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');

/** Allowed elements and attributes. No `id` or `name`, which shadow properties of the document. */
export const allowList = {
  tags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'blockquote',
    ],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'span', 'div'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  } as Readonly<Record<string, readonly string[]>>,
  isLink: (href: string): boolean => link.test(asRead(href)),
  isPicture: (src: string): boolean => picture.test(asRead(src)),
};
