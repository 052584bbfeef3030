import { formatDate } from '@magazijn/domain/delivery';
import { invitationDays, type Role, roleNames } from '@magazijn/domain/people';

export const peopleTexts = {
  intro:
    'Geef collega’s hun eigen login, met een rol die past bij hun werk. Iedereen heeft een eigen winkelmand; bij elke bestelling staat wie hem plaatste.',
  people: 'Mensen',
  loading: 'Mensen laden',
  failed: 'De mensen konden niet worden geladen.',
  retry: 'Probeer het opnieuw',
  columns: { name: 'Naam', role: 'Rol', used: 'Laatst ingelogd', actions: 'Wijzigen' },
  you: 'Dit ben jij',
  nameless: 'Je hebt nog geen naam: collega’s zien je e-mailadres. Vul hem in met ‘Wijzig’.',
  neverUsed: 'Niet ingelogd',
  usedOn: (time: string) => formatDate(new Date(time)),
  change: 'Wijzig',
  of: (name: string) => `${name} wijzigen`,
  name: 'Naam',
  email: 'E-mailadres',
  role: 'Rol',
  save: 'Opslaan',
  saved: (name: string) => `${name} is opgeslagen.`,
  savedRole: (name: string, role: Role) =>
    `${name} is nu ${roleNames[role].toLowerCase()} en logt opnieuw in.`,
  notSaved: 'De wijziging is niet opgeslagen. Probeer het opnieuw.',
  cancel: 'Annuleren',
  end: 'Toegang beëindigen',
  endTitle: (name: string) => `Toegang van ${name} beëindigen?`,
  endText:
    'Deze persoon wordt meteen overal uitgelogd en kan niet meer inloggen. Bestellingen en gedeelde lijsten blijven staan. Je kunt de persoon later opnieuw uitnodigen.',
  ended: (name: string) => `${name} heeft geen toegang meer.`,
  notEnded: 'De toegang is niet beëindigd. Probeer het opnieuw.',
  inviteTitle: 'Nodig iemand uit',
  inviteHint: `De uitnodiging komt per mail en werkt ${invitationDays} dagen.`,
  invite: 'Verstuur uitnodiging',
  invited: (name: string) => `${name} is uitgenodigd.`,
  notInvited: 'De uitnodiging is niet verstuurd. Probeer het opnieuw.',
  tooMany: (minutes: number) =>
    `Er zijn net veel uitnodigingen verstuurd. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
  invitations: 'Uitnodigingen',
  validUntil: (time: string) => `geldig tot en met ${formatDate(new Date(time))}`,
  expired: 'verlopen',
  again: 'Stuur opnieuw',
  withdraw: 'Trek in',
  withdrawn: (name: string) => `De uitnodiging van ${name} is ingetrokken.`,
  notWithdrawn: 'De uitnodiging is niet ingetrokken. Probeer het opnieuw.',
} as const;
