import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './projectRoot.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The shop's and the kit's own code as it is shipped. */
const shipped = globSync(['apps/shop/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx,css}'], {
  cwd: projectRoot,
}).filter((path) => !/\.(test|stories|docs)\.|\/testing\//.test(path));

/** Which of these files have such text. */
const having = (pattern: RegExp, within = /./): readonly string[] =>
  shipped.filter((path) => within.test(path) && pattern.test(read(path)));

test('nothing plays sound or film', () => {
  expect(having(/<(audio|video)\b|new Audio\(/)).toEqual([]);
  expect(shipped.length).toBeGreaterThan(500);
});

/** Milliseconds of what begins again and again in style sheets. */
const rounds = (sheets: string): number[] =>
  [...sheets.matchAll(/:[^;{}]*?\b([\d.]+)(m?s)\b[^;{}]*\binfinite\b/g)].map(
    ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1),
  );

test('what moves again and again does so at most three times in a second', () => {
  const sheets = globSync('{packages/ui/src,apps/shop/src}/**/*.css', { cwd: projectRoot }).map(read);
  const found = rounds(sheets.join('\n'));
  expect(found.length).toBeGreaterThan(2);
  expect(Math.min(...found)).toBeGreaterThan(334);
  expect(rounds('a { animation: flash 0.2s linear infinite } b { animation: blink 90ms infinite }')).toEqual([
    200, 90,
  ]);
});

test('no text of the shop or the kit points at something by its colour', () => {
  const colour = /\b(rode?|rood|groene?|gele?|geel|blauwe?|oranje|paarse?)\b/i;
  const texts = shipped.filter((path) => /exts\.tsx?$|\/labels\//.test(path));
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((path) => colour.test(read(path)))).toEqual([]);
  expect('Bestellen kan zodra de rode melding is opgelost.').toMatch(colour);
});

test('no page is bound to an orientation', () => {
  expect(having(/orientation:\s*(portrait|landscape)|orientation\.lock|\b(portrait|landscape):/)).toEqual([]);
});

test('no page follows the motion of a device', () => {
  expect(having(/devicemotion|deviceorientation/i)).toEqual([]);
});

test('no letter alone is a shortcut', () => {
  expect(having(/(document|window)\.addEventListener\('keydown'[^\n]*key === '[a-z0-9]'/)).toEqual([]);
  expect(having(/accessKey/)).toEqual([]);
  // What listens to keys wherever the focus is, each to keys that are no sign.
  expect(having(/(document|window)\.addEventListener\('key/).toSorted()).toEqual([
    'apps/shop/src/features/cart/useTabbedAfterButton.ts', // Tab
    'packages/ui/src/components/mobile-bar/MobileBar.tsx', // Escape
    'packages/ui/src/components/toast/ToastRegion.tsx', // F6 and Escape
  ]);
});

test('nothing in the shop is dragged', () => {
  expect(having(/\bdraggable\b|onDrag|onPointerMove|'pointermove'/, /^apps\/shop/)).toEqual([]);
});

test('nothing acts when the pointer goes down', () => {
  // What is got ahead of a press: code, and nothing that one would see.
  expect(having(/onPointerDown|onMouseDown|onTouchStart/, /^apps\/shop/)).toEqual([
    'apps/shop/src/app/layout/ShopMobileBar.tsx',
  ]);
});

/** What opens when the pointer comes over something, and cannot be dismissed or pointed at (WCAG 1.4.13). */
const opensOnHover =
  /\bTooltip\b|onMouseEnter|onPointerEnter|onMouseOver|hover:(block|visible|flex|grid|inline|contents|opacity-100|max-h|h-auto)/;

/** What of the kit knows of the pointer over it, each with its reason. */
const hovers = {
  'packages/ui/src/components/add-to-cart-notice/AddToCartNotice.tsx': 'stays while the pointer is in it',
  'packages/ui/src/components/date-picker/Calendar.tsx': 'marks the days of a period that is being chosen',
  'packages/ui/src/components/offer-poster/OfferCarousel.tsx': 'stands still',
  'packages/ui/src/components/popover/Popover.tsx': 'gets its code ahead of a press',
  'packages/ui/src/components/toast/ToastRegion.tsx': 'stays while the pointer is in it',
  'packages/ui/src/components/tooltip/Tooltip.tsx': 'opens, as its own tests prove; in no page of the shop',
  'packages/ui/src/foundations/CopyText.tsx': 'shows a sign darker; in Storybook alone',
  'packages/ui/src/index.ts': 'exports the tooltip',
};

test('nothing in the shop opens on hover alone, nor in the kit but the tooltip', () => {
  expect(having(opensOnHover, /^apps\/shop/)).toEqual([]);
  expect(having(opensOnHover, /^packages/).toSorted()).toEqual(Object.keys(hovers).toSorted());
});

test.each([
  '<span className="hidden group-hover:block">',
  '<Tooltip label="Uitleg">',
  '<li onMouseEnter={open}>',
])('what opens on hover alone is found: %s', (planted) => {
  expect(planted).toMatch(opensOnHover);
});

test('a link within a text is underlined', () => {
  expect(read('packages/ui/src/link/linkVariants.ts')).toMatch(/text:\s*'[^']*\bunderline\b/);
});

/** What speaks besides the one region of the page, each with its reason. An alert interrupts, and is none of these. */
const regions = {
  'packages/ui/src/components/live-region/LiveRegion.tsx': 'the one region',
  'packages/ui/src/components/message-list/Message.tsx':
    'where the kit stands alone; `announced` in the shop',
  'packages/ui/src/components/add-to-cart/AddedQuantity.tsx':
    'where the kit stands alone; `announced` in the shop',
  'packages/ui/src/components/add-to-cart-notice/AddToCartNotice.tsx':
    'where the kit stands alone; `announced` in the shop',
  'packages/ui/src/components/offer-poster/OfferCarousel.tsx':
    'ARIA Authoring Practices, carousel; after a choice',
  'packages/ui/src/components/date-picker/Calendar.tsx': 'ARIA Authoring Practices, date picker dialog',
  'packages/ui/src/components/toast/ToastRegion.tsx': 'toasts are in no page of the shop',
  'packages/ui/src/components/toast/ToastSlip.tsx': 'toasts are in no page of the shop',
  'packages/ui/src/components/list-toolbar/ListToolbar.tsx': 'in no page of the shop',
  'packages/ui/src/components/spinner/Spinner.tsx': 'in no page of the shop',
  'packages/ui/src/components/scan-field/ScanField.tsx': 'in no page of the shop',
};

/** How a part says that it is a region that speaks when it is its turn. */
const speaks = /role=[^>\n]*\b(status|log)\b|: 'status';|aria-?live|<output/i;

test('one polite region speaks for the whole shop', () => {
  expect(having(speaks).toSorted()).toEqual(Object.keys(regions).toSorted());
  const used = having(/<(ToastRegion|ListToolbar|Spinner|ScanField)\b/, /^apps\/shop/);
  expect(used).toEqual([]);
});

test.each([
  '<p role="status">',
  "<p role={failed ? 'alert' : 'status'}>",
  "const role = failed ? 'alert' : 'status';",
  '<div aria-live="polite">',
  "element.ariaLive = 'polite';",
  '<ul role="log">',
  '<output>',
])('a second polite region is found: %s', (planted) => {
  expect(planted).toMatch(speaks);
});

test.each(['<div role="alert">', '<div role="dialog">', 'announce(cartTexts.emptied);'])(
  'what is no second polite region is left: %s',
  (other) => {
    expect(other).not.toMatch(speaks);
  },
);

/** What moves the focus in the shop besides its one rule, each with its reason. */
const focusMoves = {
  'apps/shop/src/app/layout/useKeptFocus.ts': 'the one rule: what is taken out',
  'apps/shop/src/shared/page/focusHeading.ts': 'the one rule: who arrives',
  'apps/shop/src/app/layout/useArrival.ts': 'the one rule: who goes back, to the link that led away',
  'apps/shop/src/app/layout/SessionWarning.tsx': 'back to what the warning interrupted',
  'apps/shop/src/features/account/registration/RegistrationForm.tsx': 'to the summary of what is missing',
  'apps/shop/src/features/account/registration/useFieldFocus.ts': 'to the field of an error, on its step',
  'apps/shop/src/features/cart/LineLink.tsx': 'to the line of a message',
  'apps/shop/src/features/cart/useTabbedAfterButton.ts': 'Tab leads into the slip and out of it',
  'apps/shop/src/shared/page/skipTo.ts': 'a skip link leads to its place',
  'apps/shop/src/shared/page/Trail.tsx': 'lets go of the focus on the way back, for who arrives',
};

const movesFocus = /\.(focus|blur)\(|\bautoFocus\b(?!: false)/;

test('one rule says where the focus goes in the shop, and each exception has its reason', () => {
  expect(having(movesFocus, /^apps\/shop/).toSorted()).toEqual(Object.keys(focusMoves).toSorted());
});

test.each([
  'field.current?.focus();',
  'next.focus({ preventScroll: true });',
  'document.activeElement.blur();',
  '<input autoFocus />',
])('a focus rule of its own is found: %s', (planted) => {
  expect(planted).toMatch(movesFocus);
});

test('what a page of the shop says as information is no region of its own', () => {
  const item = /\{[^{}]*tone: '(info|success)'[^{}]*(\{[^{}]*\}[^{}]*)*\}/g;
  const loud = shipped
    .filter((path) => path.startsWith('apps/shop') && !path.endsWith('useSaid.ts'))
    .flatMap((path) => {
      const text = read(path);
      return [...text.matchAll(item)]
        .filter(
          ({ 0: said, index }) =>
            !/announced/.test(said) && !/(setSaid\(|saidInAddress.*)$/s.test(text.slice(0, index)),
        )
        .map(({ 0: said }) => `${path}: ${said}`);
    });
  expect(loud).toEqual([]);
});

test('Contact stands in the footer of every page', () => {
  const pages: { urlTitle: string; position: string }[] = JSON.parse(
    read('packages/demo-data/data/pages.json'),
  );
  expect(pages).toContainEqual(expect.objectContaining({ urlTitle: 'contact', position: 'FOOTER' }));
});
