import { expect, test } from 'vitest';
import { openStory } from './openStory.ts';

// Links, buttons and fields need no keys of their own: Tab visits each in reading order and shows the focus (WCAG
// 2.1.1, 2.4.3, 2.4.7).

/** Numbers the elements that Tab should visit, in document order. Runs in the page. */
function numberStops(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tabpanel"]',
    ),
  ]
    .filter(
      (element) =>
        !element.matches(':disabled, [tabindex="-1"]:not([role="tab"][aria-selected="true"])') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    // A radio group is one stop: the checked radio, else the first.
    .filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(element.name)}"]:enabled`),
      ];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
  for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
  return stops.length;
}

/** The number of the focused element, and whether it or a box around it has an outline. Runs in the page. */
function readStop(): { stop: string | undefined; seen: boolean } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return { stop: undefined, seen: false };
  const boxes = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.nextElementSibling,
  ];
  const seen = boxes.some((box) => box && getComputedStyle(box).outlineStyle !== 'none');
  return { stop: focused.dataset.stop, seen };
}

test.each([
  ['[OrderBar]', 'commerce-orderbar--ready'],
  ['[CartTable]', 'commerce-carttable--filled'],
  ['[EmptyState]', 'primitives-emptystate--with-way-on'],
  ['[GroceryPartnerLink]', 'shop-grocerypartnerlink--on-the-board'],
  ['[HeaderAction]', 'commerce-headeraction--as-link'],
  ['[IconButton]', 'primitives-iconbutton--plain'],
  ['[MessageList]', 'primitives-messagelist--with-details'],
  ['[MiniCart]', 'commerce-minicart--filled'],
  ['[OfferPoster]', 'commerce-offerposter--with-shelf'],
  ['[OrderConfirmation]', 'commerce-orderconfirmation--on-account'],
  ['[OrderDifferences]', 'commerce-orderdifferences--differences'],
  ['[OrderTable]', 'commerce-ordertable--history'],
  ['[PricePrompt]', 'commerce-priceprompt--logged-out'],
  ['[ProcurementBanner]', 'commerce-procurementbanner--with-way-out'],
  ['[ProductRows]', 'commerce-productrows--favourites'],
  ['[ProductShelf]', 'commerce-productshelf--six'],
  ['[RichText]', 'primitives-richtext--page'],
  ['[SideNavigation]', 'commerce-sidenavigation--subcategories'],
  ['[SpendingChart]', 'commerce-spendingchart--months'],
  ['[SortSelect]', 'commerce-sortselect--popular'],
  ['[SiteFooter]', 'commerce-sitefooter--full'],
  ['[SiteHeader]', 'commerce-siteheader--full'],
  ['[OpeningHours]', 'commerce-openinghours--filled'],
  ['[DeliveryDates]', 'commerce-deliverydates--none-yet'],
  ['[AddressFields]', 'commerce-addressfields--invoice'],
  ['[Link]', 'primitives-link--text'],
  ['[CheckoutLayout]', 'patterns-payment--on-account'],
])('%s Tab visits every control in order, and shows the focus', async (_part, id) => {
  const { page, press } = await openStory(id);
  const count = await page.evaluate(numberStops);
  const stops: unknown[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await press('Tab');
    stops.push(await page.evaluate(readStop));
  }
  expect(stops).toEqual(Array.from({ length: count }, (_, index) => ({ stop: String(index), seen: true })));
});

test.each([
  ['[TextField]', 'primitives-field--text'],
  ['[CouponField]', 'commerce-couponfield--empty'],
  ['[OrderReferenceField]', 'commerce-orderreferencefield--empty'],
  ['[TextAreaField]', 'primitives-field--text-area'],
])('%s accepts typed text', async (_part, id) => {
  const { page, press } = await openStory(id);
  await press('Tab', 'ControlOrMeta+a', 'a', 'b', 'Backspace', 'c');
  expect(await page.getByRole('textbox').inputValue()).toBe('ac');
});

test('[TextAreaField] Enter starts a new line', async () => {
  const { page, press } = await openStory('primitives-field--text-area');
  await press('Tab', 'ControlOrMeta+a', 'a', 'Enter', 'b');
  expect(await page.getByRole('textbox').inputValue()).toBe('a\nb');
});
