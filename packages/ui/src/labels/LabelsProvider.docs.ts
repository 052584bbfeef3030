import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LabelsProvider'],
  alsoCalled: ['translation', 'language', 'locale', 'i18n', 'IntlProvider', 'vertaling'],
  useWhen: [
    'The kit speaks another language than Dutch: once around the app, with a set of `@magazijn/ui/labels/…`.',
    'Some texts differ everywhere in the app: a set of which those are replaced.',
    'One page has two languages: a provider within a provider, around what is in the other one.',
  ],
  avoidWhen: [
    'A text differs in one place: give that part its `labels`.',
    'A part is rendered as a server component, where React has no context: give it the texts of its part, `labels={fr.pagination}`.',
    'The texts of your own pages: keep those where your app keeps its texts; the kit has only its own.',
  ],
  pictures: [
    {
      story: 'OneLanguage',
      good: true,
      says: 'A whole set: what is seen and what is heard are in one language.',
    },
    {
      story: 'HalfTranslated',
      good: false,
      says: 'One text was replaced where it stood; the others kept the language of the kit.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The nearest provider counts, and what it leaves out comes from the Dutch defaults of each part, not from a provider further out.',
    'The `labels` of one instance go before it, text by text.',
    'React has no context in server components: a part that is rendered there takes its texts from `labels` alone, or from its defaults.',
    'A set is plain data: a server can hand it to the browser, and a page loads one language.',
    "It renders no element and sets no `lang`: that is the page's.",
  ],
  content: [
    'A set is whole: a language that lacks a text does not compile.',
    'Texts keep their places ({count}, {product}); plurals have the forms that the language has.',
    "Words of the shop go before words of the kit: replace 'winkelmand' in the set where you say something else.",
    'Numbers and plurals follow the `locale` of the set: a French set says 0 in the singular, a Dutch one does not.',
  ],
  responsive: [
    'It renders nothing, and so has no width.',
    'Other languages are longer: every part is tried with labels of twice their length at 360 px.',
    'A change of language renders the parts anew and moves no focus.',
  ],
  anatomy: [{ part: 'LabelsProvider', what: 'No element: its children alone.' }],
  keyboard: [],
  accessibility: [
    'It translates the texts for screen readers along with the visible ones.',
    'Say the language of the page by `lang` on the root, so that they are pronounced in it.',
  ],
  related: ['LinkProvider', 'VisuallyHidden', 'LiveRegion'],
};
