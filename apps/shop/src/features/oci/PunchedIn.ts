import type { ApiClient, PunchOutClient } from '@magazijn/api-client';
import type { PunchOut } from '../../punch-out/PunchOut.ts';
import type { ReturnForm } from '../../punch-out/ReturnForm.ts';

/** What the login of a procurement system may call, with a token that nobody has taken yet. */
export type PunchInCalls = Pick<ApiClient, 'profile' | 'recalculateCart' | 'logOut'> &
  Pick<PunchOutClient, 'punchOutSettings' | 'validateForPunchOut' | 'searchForPunchOut'>;

/** What punching in needs of its surroundings. */
export interface PunchInParts {
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
  /** Logged in. `visit` is null when nothing is to be returned; `amounts` and `coupon` are what the cart begins with. */
  | {
      readonly kind: 'entered';
      readonly token: string;
      readonly visit: PunchOut | null;
      readonly href: string;
      readonly amounts: Readonly<Record<string, number>>;
      readonly coupon: string;
    }
  /** The answer is a return by itself, without a visit; `byHand` keeps a button, since no script is to send it. */
  | { readonly kind: 'answered'; readonly form: ReturnForm; readonly byHand: boolean };
