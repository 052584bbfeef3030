/** The query parameters of a list: its page (S22), and what is chosen of it. `merk` may come more than once. */
export const narrowingNames = ['page', 'merk', 'aanbieding', 'voorraad', 'vanaf', 'tot', 'sorteer'] as const;
