import { act, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../shared/links/paths.ts';
import { buildDraft } from '../../shared/order/testing/buildDraft.ts';
import { punchOutOf } from '../../shared/punch-out/createPunchOutStore.ts';
import { prepareReturn } from '../../shared/punch-out/prepareReturn.ts';
import { buildPunchOutSession } from '../../shared/punch-out/testing/buildPunchOutSession.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { testToken } from '../../testing/testToken.ts';
import { PunchOutReturn } from './DraftView.tsx';

// Resets modules that another file loaded before: workers share their modules, and a loaded module is not mocked.
vi.hoisted(() => vi.resetModules());
vi.mock('../../shared/punch-out/prepareReturn.ts');
afterAll(() => vi.resetModules());

const draft = buildDraft();
const Page = () => <PunchOutReturn draft={draft} deliveryDate={1} />;
const places = { [paths.home.pattern]: Page };

async function open(preview: boolean) {
  const page = await renderRoute('/', { places, viewer: 'customer' });
  await act(async () =>
    punchOutOf(page.stores.session).begin(buildPunchOutSession({ preview }), testToken()),
  );
  return page;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(prepareReturn).mockReset();
});

test('PREVIEW=1 shows every field of the return, and how it is sent', async () => {
  vi.mocked(prepareReturn).mockResolvedValue({
    action: 'https://inkoop.example/hook',
    target: '_top',
    charset: 'ISO-8859-1',
    fields: [
      ['NEW_ITEM-DESCRIPTION[1]', 'Luiers'],
      ['NEW_ITEM-MATGROUP[1]', ''],
    ],
  });
  await open(true);
  await screen.findByRole('heading', { name: 'Dit krijgt het inkoopsysteem' });
  await screen.findByText(
    /deze 2 velden met POST naar https:\/\/inkoop\.example\/hook, in venster _top, in tekenset ISO-8859-1/,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'NEW_ITEM-DESCRIPTION[1]',
    'NEW_ITEM-MATGROUP[1]',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Luiers', '(leeg)']);
});

test('a return that cannot be made shows a message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(prepareReturn).mockRejectedValue(new Error('no answer'));
  await open(true);
  expect((await screen.findByRole('alert')).textContent).toContain('konden niet worden opgehaald');
});

test('without PREVIEW nothing shows', async () => {
  await open(false);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(prepareReturn).not.toHaveBeenCalled();
});

test.each([
  ['OCI', {}, 'Bij ons is ze dan al geplaatst'],
  ['cXML', { hookUrl: null }, 'We leveren pas als je organisatie haar heeft goedgekeurd'],
])('before an order of %s is placed the page shows what is final', async (_system, changes, text) => {
  const page = await renderRoute('/', { places, viewer: 'customer' });
  await act(async () =>
    punchOutOf(page.stores.session).begin(buildPunchOutSession({ preview: false, ...changes }), testToken()),
  );
  expect(
    await screen.findByText(new RegExp(`gaat je bestelling naar inkoop\\.example.+${text}`)),
  ).toBeTruthy();
});
