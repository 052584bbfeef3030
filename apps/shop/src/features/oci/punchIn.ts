import { checkHookUrl, type PunchOutSettings, type PunchOutStart } from '@magazijn/api-client';
import { productHref, searchHref } from '../../paths/hrefs.ts';
import { paths } from '../../paths/paths.ts';
import { agreedLines } from '../../punch-out/agreedLines.ts';
import { buildReturn } from '../../punch-out/buildReturn.ts';
import type { CallUp } from '../../punch-out/CallUp.ts';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import { visitOf } from '../../punch-out/visitOf.ts';
import type { PunchedIn, PunchInCalls, PunchInParts } from './PunchedIn.ts';

const failed = { kind: 'FAILED' } as const;

/**
 * Logs a procurement system's buyer in (T71) and decides what follows. The token is nobody's until everything was
 * checked: a hook URL that may not be used is refused before any call, a company that pays by card and a host or
 * function that was not agreed right after, and the server is told to forget the login.
 *
 * @throws {ApiError} when a call fails
 */
export async function punchIn(callUp: CallUp, parts: PunchInParts): Promise<PunchedIn> {
  if (!isHook(callUp.parameters, parts, [])) return failed;
  const start = await logIn(callUp, parts);
  if (start === null) return failed;
  const calls = parts.callsOf(start.token);
  const outcome = await decide(start, calls, parts);
  if (outcome.kind !== 'entered') {
    calls.logOut(start.token).catch((error: unknown) => console.warn('The login was not ended', error));
  }
  return outcome;
}

async function logIn(callUp: CallUp, parts: PunchInParts): Promise<PunchOutStart | null> {
  const { username, password, code, parameters } = callUp;
  if (code !== '') return parts.exchangeCode(code);
  if (username === '' || password === '') return null;
  return { token: await parts.logIn(username, password), callUp: parameters, cxml: null };
}

async function decide(start: PunchOutStart, calls: PunchInCalls, parts: PunchInParts): Promise<PunchedIn> {
  const { token, callUp: parameters, cxml } = start;
  const [company, settings] = await Promise.all([calls.profile(), calls.punchOutSettings()]);
  if (company.payment === 'card') return { kind: 'INVALID_PAYMENT_METHOD' };
  if (!isHook(parameters, parts, settings?.hosts ?? []) || !isAgreed(parameters, settings)) return failed;

  const hookUrl = parameters.HOOK_URL ?? '';
  const visit = hookUrl === '' ? null : visitOf(parameters, hookUrl, settings);
  const entered = {
    kind: 'entered',
    token,
    visit,
    href: paths.home.href(),
    amounts: {},
    coupon: '',
  } as const;
  switch (functionOf(parameters)) {
    case 'DETAIL':
      // One product is looked at, and nothing comes back.
      return { ...entered, visit: null, href: await productPlace(parameters.PRODUCTID, calls) };
    case 'SOURCING':
      return { ...entered, href: sourcingPlace(parameters) };
    case 'VALIDATE':
    case 'BACKGROUND_SEARCH':
      return visit === null ? failed : answer(parameters, visit, calls);
    default:
      if (cxml === null) return entered;
      return { ...entered, ...cxmlEntry(cxml, settings) };
  }
}

/** Whether the hook URL may be used. None at all is no fault: then it is a login like any other. */
function isHook(parameters: CallUp['parameters'], parts: PunchInParts, hosts: readonly string[]): boolean {
  const { ownOrigin, allowHttp } = parts;
  const hookUrl = parameters.HOOK_URL ?? '';
  return hookUrl === '' || checkHookUrl(hookUrl, { ownOrigin, allowHttp, hosts }) !== null;
}

const functionOf = (parameters: CallUp['parameters']): string =>
  (parameters.FUNCTION ?? '').trim().toUpperCase();

function isAgreed(parameters: CallUp['parameters'], settings: PunchOutSettings | null): boolean {
  const asked = functionOf(parameters);
  return asked === '' || settings === null || settings.functions.some((agreed) => agreed === asked);
}

/** Where a product is, by the key that the shop gave it; home when it is gone, as for any product (X02). */
async function productPlace(productId: string | undefined, calls: PunchInCalls): Promise<string> {
  const id = Number(productId?.trim());
  if (!Number.isSafeInteger(id) || id < 1) return paths.home.href();
  const { cart } = await calls.recalculateCart({ amounts: { [id]: 1 }, coupon: '', orderReference: '' });
  const line = cart.lines.find((each) => each.productId === id);
  return line ? productHref(line.path) : paths.home.href();
}

function sourcingPlace(parameters: CallUp['parameters']): string {
  const term = (parameters.SEARCHSTRING ?? '').trim();
  return term === '' ? paths.home.href() : searchHref(term);
}

async function answer(
  parameters: CallUp['parameters'],
  visit: PunchOut,
  calls: PunchInCalls,
): Promise<PunchedIn> {
  const byHand = functionOf(parameters) === 'BACKGROUND_SEARCH';
  const order = byHand
    ? await calls.searchForPunchOut((parameters.SEARCHSTRING ?? '').trim())
    : await calls.validateForPunchOut(parameters.PRODUCTID?.trim() ?? '', parameters.QUANTITY?.trim() || '1');
  // One item per product: its discount is in its price.
  const agreed = { ...visit.agreed, discounts: 'in-prices' } as const;
  return { kind: 'answered', form: buildReturn(visit.hookUrl ?? '', { ...visit, agreed }, order), byHand };
}

/** A visit begins with what its procurement system holds, and with the sight of it. */
function cxmlEntry(cxml: NonNullable<PunchOutStart['cxml']>, settings: PunchOutSettings | null) {
  const { host, operation, amounts, coupon } = cxml;
  const nothing = { dateFormat: 'yyyy-MM-dd', charset: '', echo: [], preview: false } as const;
  const visit: PunchOut = {
    ...nothing,
    hookUrl: null,
    host,
    target: '_top',
    inspecting: operation === 'inspect',
    agreed: agreedLines(settings),
  };
  const isEmpty = Object.keys(amounts).length === 0;
  return { visit, amounts, coupon, href: isEmpty ? paths.home.href() : paths.cart.href() };
}
