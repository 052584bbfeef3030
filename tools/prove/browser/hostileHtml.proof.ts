import { expect, test } from '../../../e2e/fixtures.ts';
import { proofCount, reportProof } from '../../testing/reportProof.ts';

const run = 'window.hacked=1';

/** Elements and URLs that run code by themselves or on a click, unless sanitised. */
const attacks: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT type="text/javascript">${run}</SCRIPT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script/x>`,
  `<script\n>${run}</script\n>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=${run}>`,
  `<IMG SRC=x OnErRoR='${run}'>`,
  `<img src="x" onerror\n=\n"${run}">`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x:x onerror="${run}" alt="<b>">`,
  `<img src="/img/x" onload="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg/onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></animate></svg>`,
  `<svg><a href="javascript:${run}"><text y="20">Meer</text></a></svg>`,
  `<svg><foreignObject><img src=x onerror="${run}"></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<svg><set attributeName="onmouseover" to="${run}"></set></svg>`,
  `<svg><use href="data:image/svg+xml,<svg onload='${run}'/>"></use></svg>`,
  `<math><mtext><img src=x onerror="${run}"></mtext></math>`,
  `<math><mi><style><img src=x onerror="${run}"></style></mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${run}"></annotation-xml></math>`,
  `<a href="javascript:${run}">Meer</a>`,
  `<a href="JaVaScRiPt:${run}">Meer</a>`,
  `<a href=" javascript:${run}">Meer</a>`,
  `<a href="java\tscript:${run}">Meer</a>`,
  `<a href="java&#10;script:${run}">Meer</a>`,
  `<a href="&#106;avascript:${run}">Meer</a>`,
  `<a href="&#x6A;avascript&colon;${run}">Meer</a>`,
  `<a href="vbscript:${run}">Meer</a>`,
  `<a href="data:text/html,<script>${run}</script>">Meer</a>`,
  `<a href="x" onclick="${run}">Meer</a>`,
  `<a href="x" onmouseover="${run}" onfocus="${run}" autofocus>Meer</a>`,
  `<a href="x" style="animation:x" onanimationstart="${run}">Meer</a>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.hacked=1</script>"></iframe>`,
  `<frameset onload="${run}"></frameset>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="data:text/html,<script>parent.hacked=1</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button>Meer</button></form>`,
  `<form><button formaction="javascript:${run}">Meer</button></form>`,
  `<form id="x"></form><button form="x" formaction="javascript:${run}">Meer</button>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<details open ontoggle="${run}"><summary>Meer</summary></details>`,
  `<video><source onerror="${run}"></video>`,
  `<video src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<body onload="${run}" onpageshow="${run}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//"><a href="#">Meer</a>`,
  `<link rel="stylesheet" href="data:text/css,*{}" onload="${run}">`,
  `<style onload="${run}">*{}</style>`,
  `<marquee onstart="${run}">Meer</marquee>`,
  `<template><script>${run}</script></template>`,
];

/** Contexts of an attack: alone, in allowed tags, after an unclosed tag, and where parsers disagree. */
const places: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<p>Zachte tekst. ${attack}</p>`,
  (attack) => `<ul><li><strong>${attack}`,
  (attack) => `<noscript><p title="</noscript>${attack}">`,
  (attack) => `<table><tr><td>Maat 4</td></tr>${attack}</table>`,
  (attack) => `<!-- <p title="-->${attack}"> --><textarea></p></textarea>${attack}`,
];

const documents = attacks.flatMap((attack) => places.map((place) => place(attack))).slice(0, proofCount(12));

/**
 * Clicks everything, waits for images, and returns elements, attributes and URLs that could run code or load something.
 * Runs in the page.
 */
async function findRemains(): Promise<readonly string[]> {
  const text = document.querySelector('main [data-slot=rich-text]');
  for (const element of text?.querySelectorAll<HTMLElement>('a, button, summary') ?? [])
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await Promise.all(
    [...(text?.querySelectorAll('img') ?? [])].map((image) => image.decode().catch(() => {})),
  );
  const elements =
    'script, iframe, object, embed, form, style, link, meta, base, template, [formaction], [srcdoc]';
  const all = [...(text?.querySelectorAll('*') ?? [])];
  return all.flatMap((element) => [
    ...(element.matches(elements) ? [element.outerHTML] : []),
    ...element.getAttributeNames().filter((name) => name.startsWith('on')),
    ...['href', 'src']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((address) => /^\W*(java|vb)\W*script|^\W*data:text/i.test(address)),
  ]);
}

// Images are missing, and the policy blocks inline styles while the browser parses the HTML to sanitise.
const expectedErrors = /Failed to load resource|404|Applying inline style violates/;

test('no document from the back end runs code, sanitised by the server or by the browser', async ({
  openPage,
  database,
}) => {
  const titleOf = (number: number) => `vijandig-${number}`;
  await database`delete from pages where url_title like 'vijandig-%'`;
  await database`
    insert into pages (url_title, title, body)
      select 'vijandig-' || (number - 1), 'Pagina', '<p>Tekst ' || (number - 1) || '.</p>' || body
        from unnest(${documents.map((body) => body)}::text[]) with ordinality as given (body, number)`;
  const page = await openPage('/kruidvat/over-ons', { expectedErrors });
  const executed: string[] = [];
  await page.context().exposeFunction('reportExecution', (address: string) => executed.push(address));
  await page.context().addInitScript(() => {
    Object.defineProperty(window, 'hacked', {
      set: () => Reflect.get(window, 'reportExecution')(location.pathname),
    });
    // Clicks run listeners but do not navigate.
    addEventListener('click', (event) => event.preventDefault(), true);
  });
  const look = async (number: number, how: string) => {
    const what = `${how}: ${documents[number]}`;
    // The previous text stays until the next one is sanitised.
    await page.getByText(`Tekst ${number}.`, { exact: true }).waitFor();
    expect(await page.evaluate(findRemains), what).toEqual([]);
    expect(executed, what).toEqual([]);
  };
  for (let number = 0; number < documents.length; number += 1) {
    await page.goto(`/kruidvat/${titleOf(number)}`);
    await look(number, 'by the server');
    // The next document is fetched and sanitised by the browser.
    const next = (number + 1) % documents.length;
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `/kruidvat/${titleOf(next)}`,
    );
    await look(next, 'by the browser');
  }
  await database`delete from pages where url_title like 'vijandig-%'`;
  reportProof(documents.length, 'documents, each sanitised by the server and by the browser');
});
