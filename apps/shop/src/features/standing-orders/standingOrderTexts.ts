import { amsterdamTime, describeDeliveryDate, formatDate } from '@magazijn/domain/delivery';
import { maxListNameLength } from '@magazijn/domain/lists';
import { articleText } from '@magazijn/domain/orders';

const products = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('nl-NL')} producten`;

/** 'dinsdag 24 november' */
const day = (date: string) => describeDeliveryDate(date).full;

/** 'maandag 23 november om 8.00 uur'; '' for an unknown moment. */
function moment(iso: string | null): string {
  if (iso === null) return '';
  const { date, hour } = amsterdamTime(new Date(iso));
  return `${day(date)} om ${hour}.00 uur`;
}

export const standingOrderTexts = {
  title: 'Herhaalorders',
  one: 'Herhaalorder',
  intro:
    'Laat een lijst vanzelf bestellen. Twee werkdagen voor elke bestelling krijg je een mail met wat er veranderd is. Je kunt dan nog wijzigen of overslaan.',
  loading: 'Je herhaalorders laden',
  loadingOne: 'Je herhaalorder laden',
  columns: { name: 'Herhaalorder', rhythm: 'Hoe vaak', next: 'Volgende bezorging', status: 'Status' },
  statuses: { active: 'Actief', paused: 'Gepauzeerd', ended: 'Beëindigd' },
  waiting: 'Wacht op jou',
  none: 'Je hebt nog geen herhaalorders',
  noneHelp: 'Kies een lijst, en hoe vaak je die wilt bestellen.',
  notAllowed:
    'Een herhaalorder gaat op rekening of met automatische incasso. Je bedrijf betaalt nu op een andere manier. Vraag onze klantenservice ernaar.',
  noLists: 'Maak eerst een lijst met wat je elke keer bestelt.',
  toLists: 'Naar je lijsten',
  newTitle: 'Nieuwe herhaalorder',
  name: 'Naam',
  nameHint: 'Bijvoorbeeld ‘Luiers elke week’.',
  nameMissing: 'Geef de herhaalorder een naam.',
  nameTooLong: `Een naam heeft maximaal ${maxListNameLength} tekens.`,
  list: 'Wat bestel je?',
  chooseList: 'Kies een lijst',
  listMissing: 'Kies wat je wilt bestellen.',
  listOption: (name: string, count: number) => `${name} (${products(count)})`,
  fromOrder: 'De producten van je bestelling',
  fromOrderHint: 'We maken er een lijst van, die je kunt wijzigen.',
  rhythm: 'Hoe vaak?',
  weekly: 'Elke week',
  everyWeeks: (weeks: number) => `Om de ${weeks} weken`,
  monthly: 'Elke maand',
  weekday: 'Bezorgdag',
  monthDay: 'Dag van de maand',
  monthDayOption: (date: number) => (date > 28 ? `De ${date}e, of de laatste dag` : `De ${date}e`),
  dayHint: 'Is er dan geen bezorging of ben je gesloten? Dan bezorgen we op de volgende dag dat het kan.',
  start: 'Begin',
  startNow: 'Zo snel mogelijk',
  startIn: (weeks: number) => (weeks === 1 ? 'Over een week' : `Over ${weeks} weken`),
  maxPriceRise: 'Vraag het mij eerst bij een prijsstijging',
  maxPriceRiseOption: (percentage: number) =>
    percentage === 0 ? 'Van elk bedrag' : `Van meer dan ${percentage}%`,
  maxPriceRiseHint: 'Is een product niet of niet genoeg op voorraad, dan vragen we het je altijd eerst.',
  reference: 'Referentie op de factuur',
  create: 'Maak herhaalorder',
  created: (name: string) => `${name} is gemaakt.`,
  notCreated: 'De herhaalorder kon niet worden gemaakt. Controleer je verbinding en probeer opnieuw.',
  gone: 'Deze herhaalorder is er niet',
  goneHelp: 'Misschien is hij van een ander bedrijf, of klopt het adres niet.',
  toAll: 'Naar je herhaalorders',
  listGone: 'De lijst is verwijderd.',
  editList: 'Wijzig de lijst',
  pausedText: 'Deze herhaalorder is gepauzeerd. We bestellen niets tot je hem weer start.',
  endedText: 'Deze herhaalorder is beëindigd. We bestellen niets meer.',
  run: (date: string) => `Bezorging ${day(date)}`,
  nextRun: (date: string) => `Volgende bezorging: ${day(date)}`,
  preview: 'Dit bestellen we als er niets verandert. Twee werkdagen ervoor krijg je een mail.',
  announced: (placeAt: string | null) =>
    `We bestellen dit op ${moment(placeAt)}. Klopt alles, dan hoef je niets te doen.`,
  announcedWithQuestion: (placeAt: string | null) =>
    `Is dit op ${moment(placeAt)} nog zo, dan bestellen we pas na jouw antwoord.`,
  waitingText: 'We hebben nog niets besteld. Kies wat je wilt doen.',
  placing: 'We plaatsen deze bestelling nu. Je krijgt een bevestiging per mail.',
  lines: 'Wat we bestellen',
  lineColumns: { product: 'Product', quantity: 'Aantal', cost: 'Bedrag' },
  article: articleText,
  quantity: (quantity: number, wanted: number) =>
    quantity === wanted ? `${quantity}` : `${quantity} van ${wanted}`,
  stockLines: (count: number) =>
    count === 1
      ? 'Eén product op de lijst heeft een gewenste voorraad. Dat bestellen we niet vanzelf.'
      : `${products(count)} op de lijst hebben een gewenste voorraad. Die bestellen we niet vanzelf.`,
  summary: 'Deze bestelling',
  orderNow: 'Bestel nu',
  skip: 'Sla deze keer over',
  restore: 'Toch bestellen',
  skipped: (date: string) => `De bezorging van ${day(date)} is overgeslagen.`,
  restored: (date: string) => `De bezorging van ${day(date)} gaat weer door.`,
  placed: (date: string) => `De bestelling voor ${day(date)} is geplaatst.`,
  notOrdered: 'De bestelling is niet geplaatst. Kijk wat er nog niet klopt.',
  notDecided: 'Je keuze kon niet worden bewaard. Controleer je verbinding en probeer opnieuw.',
  upcoming: 'Bezorgingen daarna',
  settings: 'Wijzig deze herhaalorder',
  save: 'Bewaar',
  saved: 'Je wijzigingen zijn bewaard.',
  notSaved: 'Je wijzigingen zijn niet bewaard. Controleer je verbinding en probeer opnieuw.',
  announcedStays: (date: string) => `De bezorging van ${day(date)} verandert niet mee.`,
  pause: 'Pauzeer',
  pausedNow: 'De herhaalorder is gepauzeerd.',
  startAgain: 'Start weer',
  startedNow: 'De herhaalorder is weer actief.',
  end: 'Beëindig',
  endTitle: (name: string) => `${name} beëindigen?`,
  endText: 'We bestellen deze lijst dan niet meer vanzelf. De lijst en eerdere bestellingen blijven.',
  cancel: 'Annuleer',
  endedNow: 'De herhaalorder is beëindigd.',
  history: 'Eerdere keren',
  historyColumns: { delivery: 'Bezorgdag', status: 'Wat er gebeurde', order: 'Bestelling' },
  runStatuses: {
    announced: 'Aangekondigd',
    placing: 'Wordt geplaatst',
    waiting: 'Wacht op jou',
    placed: 'Besteld',
    skipped: 'Overgeslagen',
    missed: 'Niet besteld: geen antwoord',
  },
  date: (date: string) => `${describeDeliveryDate(date).weekday} ${formatDate(date)}`,
  linkIntro: (name: string, company: string) =>
    company === '' ? `Herhaalorder ${name}` : `Herhaalorder ${name} van ${company}`,
  linkTitle: 'Je herhaalorder',
  linkGone: 'Deze link werkt niet meer',
  linkGoneHelp:
    'De link is ouder dan dertig dagen, of niet helemaal gekopieerd. Open hem opnieuw vanuit de mail, of bekijk je herhaalorders.',
  linkFailed: 'De herhaalorder kon niet worden geladen. Controleer je verbinding en probeer opnieuw.',
  retry: 'Probeer opnieuw',
  change: 'Wijzig',
} as const;
