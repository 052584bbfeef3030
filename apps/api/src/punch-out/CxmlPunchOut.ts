/** Who cXML says that somebody is: the `Credential` of its header. */
export interface CxmlCredential {
  /** 'NetworkId', 'DUNS' */
  readonly domain: string;
  readonly identity: string;
}

/** What a PunchOutSetupRequest asked for, and its transfer has to repeat. */
export interface CxmlPunchOut {
  readonly operation: 'create' | 'edit' | 'inspect';
  /** Opaque: goes back as it came. */
  readonly buyerCookie: string;
  /** BrowserFormPost: where the browser posts the message. */
  readonly postUrl: string;
  /** `From` of the request, `To` of the message. */
  readonly buyer: CxmlCredential;
  readonly supplier: CxmlCredential;
  /** What the buyer's system holds already (operations `edit` and `inspect`): the cart begins with it. */
  readonly amounts: readonly { readonly productId: number; readonly amount: number }[];
  /** The coupon that those are priced with; '' for none. */
  readonly coupon: string;
}
