import type { Refusal } from '../http/Refusal.ts';

/** What a person reads in the tab that was to show an invoice; other statuses bring a Dutch text of their own. */
const texts: Readonly<Partial<Record<Refusal['status'], string>>> = {
  400: 'Deze factuur kan niet worden gemaakt. Sluit dit tabblad en open de factuur opnieuw vanuit je bestelling.',
  401: 'De link naar deze factuur is verlopen. Sluit dit tabblad en open de factuur opnieuw vanuit je bestelling.',
  403: 'Deze factuur kan alleen vanuit de winkel worden geopend.',
  404: 'Deze factuur bestaat niet.',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A refusal as a page: whoever opened an invoice in a new tab looks at what comes back. */
export function refusalPage({ status, message }: Refusal): string {
  const text = escaped(texts[status] ?? message);
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Factuur niet beschikbaar</title></head>
<body><main><h1>Factuur niet beschikbaar</h1><p>${text}</p></main></body>
</html>
`;
}
