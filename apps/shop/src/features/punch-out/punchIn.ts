import {
  type ApiClient,
  checkHookUrl,
  type PunchOutClient,
  type PunchOutSettings,
  type PunchOutStart,
} from '@magazijn/api-client';
import { defaultOciCustomFields, defaultOciSettings, ociDateFormat, ociEcho } from '@magazijn/domain/oci';
import { paths, productHref, searchHref } from '../../shared/links/paths.ts';
import type { AgreedLines, PunchOutSession } from '../../shared/punch-out/createPunchOutStore.ts';
import type { ReturnForm } from '../../shared/punch-out/postReturn.ts';
import { fallbackReturn } from '../../shared/punch-out/prepareReturn.ts';
import { ociTexts } from './ociTexts.ts';
import type { PunchOutRequest } from './punchOutRequest.ts';

/** How a company wants its lines written; the specification's way where its back end keeps no such settings. */
export function agreedLines(settings: PunchOutSettings | null): AgreedLines {
  const { unit, discounts, materialGroups } = settings ?? defaultOciSettings;
  return { unit, discounts, materialGroups, customFields: settings?.customFields ?? defaultOciCustomFields };
}

/** Names that forms and links give a meaning of their own, or a window's name. */
const isTarget = (text: string): boolean => /^(_(top|self|parent|blank)|[a-z][\w.-]{0,59})$/i.test(text);

/**
 * What of a punch-out request has to be known until the return.
 *
 * @param hookUrl as it came, and checked
 * @param settings the company's; null when its back end keeps none
 */
export function toPunchOutSession(
  parameters: PunchOutRequest['parameters'],
  hookUrl: string,
  settings: PunchOutSettings | null,
): PunchOutSession {
  const asked = [parameters.RETURNTARGET, parameters['~TARGET']].map((text) => text?.trim() ?? '');
  return {
    hookUrl,
    host: new URL(hookUrl).host,
    dateFormat: ociDateFormat(parameters.DATE_FORMAT),
    target: asked.find(isTarget) ?? '_top',
    charset: parameters.HTTP_CONTENT_CHARSET ?? '',
    echo: ociEcho(parameters),
    preview: ['1', 'X', 'TRUE'].includes(parameters.PREVIEW?.trim().toUpperCase() ?? ''),
    inspecting: false,
    agreed: agreedLines(settings),
  };
}

/** What the login of a procurement system may call, with a token that nobody has taken yet. */
export type PunchInCalls = Pick<ApiClient, 'profile' | 'recalculateCart' | 'logOut'> &
  Pick<PunchOutClient, 'punchOutSettings' | 'validateForPunchOut' | 'searchForPunchOut'>;

/** What punching in needs of its surroundings. */
export interface PunchInDependencies {
  readonly logIn: ApiClient['logIn'];
  readonly exchangeCode: PunchOutClient['exchangePunchOutCode'];
  readonly callsOf: (token: string) => PunchInCalls;
  /** The shop's own, which is never a procurement system. */
  readonly ownOrigin: string;
  /** Whether hooks may be plain http from anywhere (`OCI_ALLOW_HTTP`). */
  readonly allowHttp: boolean;
}

/** What came of it. */
export type PunchedIn =
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'INVALID_PAYMENT_METHOD' }
  /** Logged in. `punchOut` is null when nothing is to be returned; `quantities` and `coupon` are what the cart begins with. */
  | {
      readonly kind: 'entered';
      readonly token: string;
      readonly punchOut: PunchOutSession | null;
      readonly href: string;
      readonly quantities: Readonly<Record<string, number>>;
      readonly couponCode: string;
    }
  /**
   * The answer is a return by itself, without a punch-out session. `byHand` keeps a button, since no script is to send it,
   * and `notice` says above it what the buyer has to read first.
   */
  | {
      readonly kind: 'answered';
      readonly form: ReturnForm;
      readonly byHand: boolean;
      readonly notice: string;
    };

const failed = { kind: 'FAILED' } as const;

/**
 * Logs a procurement system's buyer in and decides what follows. The token is nobody's until everything was
 * checked: a hook URL that may not be used is refused before any call, a company that pays by card and a host or
 * function that was not agreed right after, and the server is told to forget the login.
 *
 * @throws {ApiError} when a call fails
 */
export async function punchIn(
  request: PunchOutRequest,
  dependencies: PunchInDependencies,
): Promise<PunchedIn> {
  if (!isHook(request.parameters, dependencies, [])) return failed;
  const start = await logIn(request, dependencies);
  if (start === null) return failed;
  const calls = dependencies.callsOf(start.token);
  const outcome = await decide(start, calls, dependencies);
  if (outcome.kind !== 'entered') {
    calls.logOut(start.token).catch((error: unknown) => console.warn('The login was not ended', error));
  }
  return outcome;
}

async function logIn(
  request: PunchOutRequest,
  dependencies: PunchInDependencies,
): Promise<PunchOutStart | null> {
  const { username, password, code, parameters } = request;
  if (code !== '') return dependencies.exchangeCode(code);
  if (username === '' || password === '') return null;
  return { token: await dependencies.logIn(username, password), parameters, cxml: null };
}

async function decide(
  start: PunchOutStart,
  calls: PunchInCalls,
  dependencies: PunchInDependencies,
): Promise<PunchedIn> {
  const { token, parameters, cxml } = start;
  const [company, settings] = await Promise.all([calls.profile(), calls.punchOutSettings()]);
  if (company.payment === 'card') return { kind: 'INVALID_PAYMENT_METHOD' };
  if (!isHook(parameters, dependencies, settings?.hosts ?? []) || !isAgreed(parameters, settings))
    return failed;

  const hookUrl = parameters.HOOK_URL ?? '';
  const punchOut = hookUrl === '' ? null : toPunchOutSession(parameters, hookUrl, settings);
  const entered = {
    kind: 'entered',
    token,
    punchOut,
    href: paths.home.href(),
    quantities: {},
    couponCode: '',
  } as const;
  switch (functionOf(parameters)) {
    case 'DETAIL':
      // One product is looked at, and nothing comes back.
      return { ...entered, punchOut: null, href: await productPlace(parameters.PRODUCTID, calls) };
    case 'SOURCING':
      return { ...entered, href: sourcingPlace(parameters) };
    case 'VALIDATE':
    case 'BACKGROUND_SEARCH':
      return punchOut === null ? failed : answer(parameters, punchOut, calls);
    default:
      if (cxml === null) return entered;
      return { ...entered, ...cxmlEntry(cxml, settings) };
  }
}

/** Whether the hook URL may be used. None at all is no fault: then it is a login like any other. */
function isHook(
  parameters: PunchOutRequest['parameters'],
  dependencies: PunchInDependencies,
  hosts: readonly string[],
): boolean {
  const { ownOrigin, allowHttp } = dependencies;
  const hookUrl = parameters.HOOK_URL ?? '';
  return hookUrl === '' || checkHookUrl(hookUrl, { ownOrigin, allowHttp, hosts }) !== null;
}

const functionOf = (parameters: PunchOutRequest['parameters']): string =>
  (parameters.FUNCTION ?? '').trim().toUpperCase();

function isAgreed(parameters: PunchOutRequest['parameters'], settings: PunchOutSettings | null): boolean {
  const asked = functionOf(parameters);
  return asked === '' || settings === null || settings.functions.some((agreed) => agreed === asked);
}

/** Where a product is, by the key that the shop gave it; home when it is gone, as for any product. */
async function productPlace(productId: string | undefined, calls: PunchInCalls): Promise<string> {
  const id = Number(productId?.trim());
  if (!Number.isSafeInteger(id) || id < 1) return paths.home.href();
  const { cart } = await calls.recalculateCart({
    quantities: { [id]: 1 },
    couponCode: '',
    orderReference: '',
  });
  const line = cart.lines.find((each) => each.productId === id);
  return line ? productHref(line.path) : paths.home.href();
}

function sourcingPlace(parameters: PunchOutRequest['parameters']): string {
  const term = (parameters.SEARCHSTRING ?? '').trim();
  return term === '' ? paths.home.href() : searchHref(term);
}

async function answer(
  parameters: PunchOutRequest['parameters'],
  punchOut: PunchOutSession,
  calls: PunchInCalls,
): Promise<PunchedIn> {
  const { order, notice } =
    functionOf(parameters) === 'VALIDATE'
      ? await validate(parameters, calls)
      : {
          order: await calls.searchForPunchOut((parameters.SEARCHSTRING ?? '').trim()),
          notice: ociTexts.found,
        };
  // One item per product: its discount is in its price.
  const agreed = { ...punchOut.agreed, discounts: 'in-prices' } as const;
  return {
    kind: 'answered',
    form: fallbackReturn(punchOut.hookUrl ?? '', { ...punchOut, agreed }, order),
    byHand: notice !== '',
    notice,
  };
}

/** A product that is gone is named, since its return is empty: the buyer would look for it in vain. */
async function validate({ PRODUCTID, QUANTITY }: PunchOutRequest['parameters'], calls: PunchInCalls) {
  const product = PRODUCTID?.trim() ?? '';
  const { order, leftOut } = await calls.validateForPunchOut(product, QUANTITY?.trim() || '1');
  if (order.lines.length > 0) return { order, notice: '' };
  const [gone] = leftOut;
  return { order, notice: ociTexts.gone(gone ? `${gone.articleNumber} (${gone.name})` : product) };
}

/** A cXML session begins with what the procurement system holds, and shows it. */
function cxmlEntry(cxml: NonNullable<PunchOutStart['cxml']>, settings: PunchOutSettings | null) {
  const { host, operation, quantities, couponCode, unknownArticles } = cxml;
  const nothing = { dateFormat: 'yyyy-MM-dd', charset: '', echo: [], preview: false } as const;
  const punchOut: PunchOutSession = {
    ...nothing,
    hookUrl: null,
    host,
    target: '_top',
    inspecting: operation === 'inspect',
    ...(unknownArticles.length > 0 && { unknownArticles }),
    agreed: agreedLines(settings),
  };
  const isEmpty = Object.keys(quantities).length === 0;
  return { punchOut, quantities, couponCode, href: isEmpty ? paths.home.href() : paths.cart.href() };
}
