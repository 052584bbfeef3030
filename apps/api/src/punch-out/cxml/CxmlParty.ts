import type { Viewer } from '../../accounts/Viewer.ts';
import type { CxmlCredential } from '../CxmlPunchOut.ts';
import type { PunchOutConnection } from '../PunchOutConnection.ts';

/** A company whose procurement system has proven by its shared secret who it is. */
export interface CxmlParty {
  /** Its first user, in whose name it orders. */
  readonly viewer: Viewer;
  readonly connection: PunchOutConnection;
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
}
