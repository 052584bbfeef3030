import { requestDays } from '@magazijn/domain/approvals';

export const requestTexts = {
  request: 'Vraag goedkeuring',
  approvedBy: (names: string) => `${names} beslist over deze bestelling.`,
  title: 'Goedkeuring vragen',
  whatHappens: (names: string) =>
    `${names} krijgt je aanvraag per mail. Je bestelling wordt geplaatst zodra die is goedgekeurd. Gebeurt dat niet binnen ${requestDays} dagen, dan vervalt je aanvraag. Je kunt je aanvraag intrekken zolang er niet is beslist: dan ligt alles weer in je winkelmand.`,
  remark: 'Opmerking voor wie beslist',
  remarkHint: 'Bijvoorbeeld waar het voor is.',
  send: 'Verstuur aanvraag',
  cancel: 'Annuleren',
  blocked: 'Deze bestelling kan nog niet worden aangevraagd.',
  failed: 'Je aanvraag is niet verstuurd. Probeer het opnieuw.',
  unknown: 'We weten niet of je aanvraag is aangekomen. Probeer het opnieuw: je vraagt nooit dubbel aan.',
} as const;
