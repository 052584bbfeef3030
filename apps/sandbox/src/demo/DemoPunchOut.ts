/** Whose procurement system the sandbox plays. */
export const DEMO_PUNCH_OUT_USER = 'vlinder@demo.magazijn.test';

/** How the demo's two sides name themselves in cXML; the shared secret is the demo password. */
export const DEMO_CXML = { domain: 'NetworkId', buyer: 'VLINDER-TEST', supplier: 'MAGAZIJN-TEST' } as const;
