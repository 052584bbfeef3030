// @vitest-environment jsdom
import type { ApiClient } from '@magazijn/api-client';
import { buildProductDetail } from '@magazijn/api-client/testing';
import { describe, expect, test } from 'vitest';
import { allowList } from '../../src/shared/html/allowList.ts';
import { cleanInBrowser as clean } from '../../src/shared/html/cleanInBrowser.ts';
import { cleaningClient } from './cleanHtml.ts';

/** HTML of an editor that both sanitisers keep. */
const kept = [
  '<h2>Etiket</h2><p>Met <strong>nadruk</strong> en <a href="/kruidvat/privacy" rel="noopener noreferrer">een link</a>.</p>',
  '<table><tbody><tr><th scope="row">Zout</th><td colspan="2">0,1 g</td></tr></tbody></table>',
  '<p><a href="mailto:service@magazijn.test" rel="noopener noreferrer">Mail</a> <a href="tel:+31200000000" rel="noopener noreferrer">Bel</a></p>',
  '<p><img src="/img/luier/300/300" alt="Een luier" width="300" height="300"></p>',
  '<ol start="3"><li>drie &amp; vier</li></ol><p>5 &lt; 6</p><hr>',
];

/** HTML that both sanitisers have to remove. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.png">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/\t/evil.example/pixel.png">',
  '<img src="/\n\\evil.example/pixel.png">',
  '<img src="/img/a" srcset="https://evil.example/pixel.png 2x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/&#10;/evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a><a href="file:///etc/passwd">x</a><a href="blob:x">x</a>',
  '<a href="/" target="_blank" rel="opener" onclick="x()" ping="https://evil.example">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p id="shop-data" class="hidden" data-slot="x" aria-hidden="true">x</p><a name="location">x</a>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<object data="x"></object><embed src="x">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p>x<!--<img src=x onerror=alert(1)>--></p><![CDATA[<script>alert(1)</script>]]>',
  '<scr<script>ipt>alert(1)</script>',
  '<p title="a" onmouseover="alert(1)">x</p><details open ontoggle=alert(1)>',
  // Relative addresses depend on the page.
  '<a href="privacy">x</a><img src="luier.png">',
];

const cleanOnServer = async (html: string): Promise<string> => {
  const page = async () => ({ title: '', bodyHtml: html });
  return (await cleaningClient({ page } as Partial<ApiClient> as ApiClient).page('x'))?.bodyHtml ?? '';
};
const cleanInBrowser = async (html: string): Promise<string> => {
  const cleaned = clean(html);
  if (typeof cleaned !== 'string') throw new Error('jsdom knows no Trusted Types');
  return cleaned;
};

function read(html: string): HTMLElement {
  const holder = document.implementation.createHTMLDocument().body;
  holder.innerHTML = html;
  return holder;
}

/** Elements and attributes that the allow list does not contain. */
function notAllowed(html: string): string[] {
  return [...read(html).querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!allowList.tags.includes(tag)) return [`<${tag}>`];
    const names = [...(allowList.attributes[tag] ?? []), ...(tag === 'a' ? ['rel'] : [])];
    return [...element.attributes].flatMap(({ name, value }) => {
      if (!names.includes(name)) return [`${tag} ${name}`];
      const { protocol, host } = new URL(value, 'https://shop.example/page');
      if (name === 'src' && host !== 'shop.example') return [`picture of ${host}`];
      if (name !== 'href') return [];
      if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return [`link to ${protocol}`];
      return host === 'evil.example' && !/^https?:/i.test(value) ? [`hidden link to ${host}`] : [];
    });
  });
}

describe.each([
  ['the server', cleanOnServer],
  ['the browser', cleanInBrowser],
])('the cleaner of %s', (_where, cleaned) => {
  test.each(kept)('keeps %s', async (html) => {
    expect(read(await cleaned(html)).innerHTML).toBe(html);
  });

  test.each(hostile)('removes everything forbidden in %j', async (html) => {
    expect(notAllowed(await cleaned(html))).toEqual([]);
  });

  test('does not change sanitised HTML', async () => {
    for (const html of [...kept, ...hostile]) {
      const once = await cleaned(html);
      expect(await cleaned(once)).toBe(once);
    }
  });
});

test.each([...kept, ...hostile])('both keep the same elements of %j', async (html) => {
  const elements = (shown: string) =>
    [...read(shown).querySelectorAll('*')].map(({ outerHTML }) => outerHTML);
  expect(elements(await cleanInBrowser(html))).toEqual(elements(await cleanOnServer(html)));
});

test('every text of a product is sanitised', async () => {
  const bad = '<p>Zacht.</p><script>alert(1)</script>';
  const texts = { descriptionHtml: bad, informationHtml: bad, extraInformationHtml: bad, labelHtml: bad };
  const product = async () => buildProductDetail(texts);
  const api = cleaningClient({ product } as Partial<ApiClient> as ApiClient);
  const good = Object.fromEntries(Object.keys(texts).map((name) => [name, '<p>Zacht.</p>']));
  expect(await api.product('x')).toMatchObject(good);
});
