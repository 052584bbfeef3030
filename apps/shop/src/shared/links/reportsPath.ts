/** Where browsers report what failed in them, on the shop's own server: no page, and nothing that anybody opens. */
export const reportsPath = '/reports';
