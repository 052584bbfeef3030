export const passwordFieldLabels = { show: 'Toon wachtwoord', hide: 'Verberg wachtwoord' };
