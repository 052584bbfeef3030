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

/** The company's settings for order lines; the specification's defaults for back ends without them. */
export function agreedLines(settings: PunchOutSettings | null): AgreedLines {
  const { unit, discounts, materialGroups } = settings ?? defaultOciSettings;
  return { unit, discounts, materialGroups, customFields: settings?.customFields ?? defaultOciCustomFields };
}

/** Reserved window names, or a window's own name. */
const isTarget = (text: string): boolean => /^(_(top|self|parent|blank)|[a-z][\w.-]{0,59})$/i.test(text);

/** The parts of a punch-out request that the return needs; `hookUrl` is validated, `settings` may be null. */
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

/** The calls with the token of a login before the shop stores it. */
export type PunchInCalls = Pick<ApiClient, 'profile' | 'recalculateCart' | 'logOut'> &
  Pick<PunchOutClient, 'punchOutSettings' | 'validateForPunchOut' | 'searchForPunchOut'>;

export interface PunchInDependencies {
  readonly logIn: ApiClient['logIn'];
  readonly exchangeCode: PunchOutClient['exchangePunchOutCode'];
  readonly callsOf: (token: string) => PunchInCalls;
  /** The shop's own origin, which is never a procurement system. */
  readonly ownOrigin: string;
  /** Whether hook URLs may use plain http (`OCI_ALLOW_HTTP`). */
  readonly allowHttp: boolean;
}

export type PunchedIn =
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'INVALID_PAYMENT_METHOD' }
  /** Logged in. `punchOut` is null without a return; the cart starts with `quantities` and `couponCode`. */
  | {
      readonly kind: 'entered';
      readonly token: string;
      readonly punchOut: PunchOutSession | null;
      readonly href: string;
      readonly quantities: Readonly<Record<string, number>>;
      readonly couponCode: string;
    }
  /** A return without a session; with `byHand` the buyer presses the button below `notice`. */
  | {
      readonly kind: 'answered';
      readonly form: ReturnForm;
      readonly byHand: boolean;
      readonly notice: string;
    };

const failed = { kind: 'FAILED' } as const;

/**
 * Logs in a procurement system's buyer and decides what follows. The token is stored after all checks: a
 * forbidden hook URL is refused before any call; card payment, or a host or function that was not agreed,
 * ends the login.
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
      // Shows one product, without a return.
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

/** Whether the hook URL may be used. Without one this is an ordinary login. */
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

/** The page of a product by its id; home if it no longer exists. */
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
  // One item per product: its discount is part of its price.
  const agreed = { ...punchOut.agreed, discounts: 'in-prices' } as const;
  return {
    kind: 'answered',
    form: fallbackReturn(punchOut.hookUrl ?? '', { ...punchOut, agreed }, order),
    byHand: notice !== '',
    notice,
  };
}

/** Names a missing product, since its return is empty. */
async function validate({ PRODUCTID, QUANTITY }: PunchOutRequest['parameters'], calls: PunchInCalls) {
  const product = PRODUCTID?.trim() ?? '';
  const { order, leftOut } = await calls.validateForPunchOut(product, QUANTITY?.trim() || '1');
  if (order.lines.length > 0) return { order, notice: '' };
  const [gone] = leftOut;
  return { order, notice: ociTexts.gone(gone ? `${gone.articleNumber} (${gone.name})` : product) };
}

/** A cXML session starts with the procurement system's cart and shows it. */
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
