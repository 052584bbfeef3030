/** Texts of the CMS page. */
export const texts = {
  missingTitle: 'Pagina niet gevonden',
  missing: 'Deze pagina is helaas (even) niet beschikbaar...',
  email: 'E-mail',
  phone: 'Telefoon',
  loading: 'De pagina wordt geladen',
};
