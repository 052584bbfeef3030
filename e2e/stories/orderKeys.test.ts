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
  ['[OrderBar]', 'shop-orderbar--ready'],
  ['[CartTable]', 'shop-carttable--filled'],
  ['[EmptyState]', 'parts-emptystate--with-way-on'],
  ['[GroceryPartnerLink]', 'shop-grocerypartnerlink--on-the-board'],
  ['[HeaderAction]', 'shop-headeraction--as-link'],
  ['[IconButton]', 'parts-iconbutton--plain'],
  ['[MessageList]', 'parts-messagelist--with-details'],
  ['[MiniCart]', 'shop-minicart--filled'],
  ['[OfferPoster]', 'shop-offerposter--with-shelf'],
  ['[OrderConfirmation]', 'shop-orderconfirmation--on-account'],
  ['[OrderDifferences]', 'shop-orderdifferences--differences'],
  ['[OrderTable]', 'shop-ordertable--history'],
  ['[PricePrompt]', 'parts-priceprompt--logged-out'],
  ['[ProcurementBanner]', 'shop-procurementbanner--with-way-out'],
  ['[ProductRows]', 'shop-productrows--favourites'],
  ['[ProductShelf]', 'parts-productshelf--six'],
  ['[RichText]', 'parts-richtext--page'],
  ['[SideNavigation]', 'shop-sidenavigation--subcategories'],
  ['[SpendingChart]', 'shop-spendingchart--months'],
  ['[SortSelect]', 'shop-sortselect--popular'],
  ['[SiteFooter]', 'shop-sitefooter--full'],
  ['[SiteHeader]', 'shop-siteheader--full'],
  ['[OpeningHours]', 'parts-openinghours--filled'],
  ['[DeliveryDates]', 'shop-deliverydates--none-yet'],
  ['[AddressFields]', 'parts-addressfields--invoice'],
  ['[Link]', 'parts-link--text'],
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
  ['[TextField]', 'parts-field--text'],
  ['[CouponField]', 'shop-couponfield--empty'],
  ['[OrderReferenceField]', 'shop-orderreferencefield--empty'],
  ['[TextAreaField]', 'parts-field--text-area'],
])('%s accepts typed text', async (_part, id) => {
  const { page, press } = await openStory(id);
  await press('Tab', 'ControlOrMeta+a', 'a', 'b', 'Backspace', 'c');
  expect(await page.getByRole('textbox').inputValue()).toBe('ac');
});

test('[TextAreaField] Enter starts a new line', async () => {
  const { page, press } = await openStory('parts-field--text-area');
  await press('Tab', 'ControlOrMeta+a', 'a', 'Enter', 'b');
  expect(await page.getByRole('textbox').inputValue()).toBe('a\nb');
});
