import { expect, test } from 'vitest';
import { type OpenStory, openStory } from './openStory.ts';

// ARIA Authoring Practices, link, breadcrumb, combobox, carousel; and the tab order of components.

/** The elements that Tab visits, from the top of the page to its end. */
async function tabStops(story: OpenStory): Promise<string[]> {
  const stops: string[] = [];
  for (let stop = await story.press('Tab'); stop !== 'nothing'; stop = await story.press('Tab')) {
    stops.push(stop);
    expect(stops.length, 'Tab does not leave the page').toBeLessThan(100);
  }
  return stops;
}

test.each([
  [
    '[Breadcrumbs]',
    'primitives-breadcrumbs--product',
    ['button "Ga terug"', 'link "Home"', 'link "Luiers & verzorging"', 'link "Luiers"'],
  ],
  [
    '[Pagination]',
    'primitives-pagination--first-of-five',
    [
      'link "Pagina 1"',
      'link "Pagina 2"',
      'link "Pagina 3"',
      'link "Pagina 4"',
      'link "Pagina 5"',
      'link "Volgende"',
    ],
  ],
  [
    '[ProductCard]',
    'commerce-productcard--logged-out',
    [
      'link "Billendoekjes Zacht"',
      'button "Voeg toe aan favorieten: Billendoekjes Zacht"',
      'link "Log in voor prijzen"',
      '\'button "Inloggen: Billendoekjes Zacht"\': Inloggen',
    ],
  ],
  [
    '[AddToCartNotice]',
    'commerce-addtocartnotice--added',
    ['button "Sluit melding"', 'link "Naar je winkelmand 9 artikelen · € 68,05"'],
  ],
  ['[CompanyBanner]', 'commerce-companybanner--switched', ['button "Switch terug"']],
  ['[CartSummary]', 'commerce-cartsummary--to-confirm', ['button "Bestelling plaatsen"']],
  [
    '[AddressFields]',
    'commerce-addressfields--delivery',
    [
      'radio "Dhr."',
      'textbox "Voornaam"',
      'textbox "Achternaam"',
      'textbox "Straat"',
      'textbox "Huisnummer"',
      'textbox "Toevoeging (niet verplicht)"',
      'textbox "Postcode"',
      'textbox "Plaats"',
      'combobox "Land"',
      'textbox "Telefoonnummer"',
    ],
  ],
  [
    '[LoginFormFrame]',
    'commerce-loginformframe--page',
    [
      'textbox "E-mailadres"',
      'textbox "Wachtwoord"',
      'button "Toon wachtwoord"',
      'button "Login"',
      'link "Wachtwoord vergeten"',
      'link "Nog geen account? Maak nu aan!"',
    ],
  ],
  [
    '[SearchBox]',
    'commerce-searchbox--with-term',
    ['searchbox "Zoek je product of merk": luiers maat 4', 'button "Wis je zoekterm"', 'button "Zoeken"'],
  ],
  ['[StepButtons]', 'primitives-stepbuttons--middle', ['button "Vorige stap"', 'button "Ga naar stap 3"']],
])('%s Tab visits its controls in reading order', async (_part, id, stops) => {
  expect(await tabStops(await openStory(id))).toEqual(stops);
});

test.each([
  ['[CompanyTable]', 'commerce-companytable--companies', 1],
  ['[Breadcrumbs]', 'primitives-breadcrumbs--product', 2],
  ['[Pagination]', 'primitives-pagination--middle', 2],
  ['[ProductCard]', 'commerce-productcard--plain', 1],
  ['[ButtonLink]', 'primitives-button--as-link', 1],
] as const)('%s Enter follows a link', async (_part, id, stop) => {
  const { page, press } = await openStory(id);
  for (let tab = 1; tab <= stop; tab += 1) expect(await press('Tab')).not.toBe('nothing');
  const href = await page.locator(':focus').evaluate((link: HTMLAnchorElement) => link.href);
  expect(page.url()).not.toBe(href);
  await press('Enter');
  await expect.poll(() => page.url()).toBe(href);
});

test.each(['Enter', 'Space'])('[Button] %s presses it, and the focus is visible', async (key) => {
  const { page, press } = await openStory('primitives-button--primary');
  await press('Tab');
  const button = page.locator(':focus');
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await button.evaluate((element) => {
    element.addEventListener('click', () => element.setAttribute('data-pressed', ''), { once: true });
  });
  await press(key);
  expect(await button.getAttribute('data-pressed')).toBe('');
});

test('[SkipLink] it shows when it is focused, and leads to the content', async () => {
  const { page, press } = await openStory('primitives-skiplink--hidden');
  expect(await press('Tab')).toBe('link "Naar de inhoud"');
  expect((await page.locator(':focus').boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('[ErrorSummary] Enter on an error focuses its field', async () => {
  const { focus, press } = await openStory('primitives-errorsummary--in-a-form');
  await press('Tab', 'Tab', 'Enter');
  await expect.poll(focus).toBe('textbox "Plaats" [invalid]');
});

test('[SearchSuggestions] the focus stays in the field while arrows, Home and End move through the list', async () => {
  const { page, press } = await openStory('commerce-searchsuggestions--products-and-categories');
  const field = page.getByRole('combobox');
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('aria-selected');
  };
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  expect(await active()).toBeNull();
  expect(await press('ArrowDown')).toContain('combobox "Zoek je product of merk"');
  expect(await active()).toBe('true');
  await press('End');
  expect(await page.getByRole('option').last().getAttribute('aria-selected')).toBe('true');
  await press('Home');
  expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  await press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await press('Alt+ArrowDown');
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await active()).toBeNull();
});

test('[FilterChips] Enter removes a filter, and focuses the next', async () => {
  const { press } = await openStory('commerce-facetfilters--chips');
  expect(await press('Tab')).toBe('button "Verwijder filter: Merk: Zacht"');
  expect(await press('Enter')).toBe('button "Verwijder filter: Merk: Olm"');
});

test('[OfferCarousel] pause, poster, list, previous, next; Enter in the list shows that offer', async () => {
  const story = await openStory('commerce-offercarousel--moving');
  const stops = await tabStops(story);
  expect(stops[0]).toBe('button "Pauzeer"');
  expect(stops.slice(-2)).toEqual(['button "Vorige"', 'button "Volgende"']);
  // Tab past the carousel paused it.
  expect(await story.press('Tab')).toBe('button "Speel af"');
  const { page, press } = await openStory('commerce-offercarousel--five');
  await press('Tab', 'Tab', 'Tab');
  const focus = await press('Enter');
  expect(focus).toContain('Appelsap');
  expect(await page.getByRole('article').textContent()).toContain('Appelsap');
});
