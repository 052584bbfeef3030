import { type MailColourName, mailColours } from './mailColours.ts';

/** Archivo where it is installed; mail programs load no fonts. */
export const mailFont = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Inline styles by day: what a program reads that drops the style sheet. */
export const colour = (name: MailColourName): string => mailColours[name].light;

const roles = ['color', 'background-color', 'border-color'] as const;
const prefixes = { color: 'c', 'background-color': 'b', 'border-color': 'r' } as const;

/**
 * The classes that take a colour to the night: `on('ink')` for text, `on('stock', 'background-color')` for what lies
 * behind it. They stand beside the inline style by day.
 */
export const on = (name: MailColourName, role: (typeof roles)[number] = 'color'): string =>
  `${prefixes[role]}-${name}`;

const night = Object.entries(mailColours).flatMap(([name, { dark }]) =>
  roles.map((role) => `.${prefixes[role]}-${name}{${role}:${dark}!important}`),
);

/** The one style sheet: the night, and less room on a phone. A program that drops it shows the mail by day. */
export const mailStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${night.join('')}}`,
  '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}',
  '.edge{padding:0!important}.title{font-size:24px!important}}',
].join('');
