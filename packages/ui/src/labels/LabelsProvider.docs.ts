import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LabelsProvider'],
  alsoCalled: ['translation', 'language', 'locale', 'i18n', 'IntlProvider', 'vertaling'],
  useWhen: [
    'The kit speaks another language than Dutch: once around the app, with a set of `@magazijn/ui/labels/…`.',
    'Some texts differ everywhere in the app: a set of which those are replaced.',
  ],
  avoidWhen: [
    'A text differs in one place: give that part its `labels`.',
    'A part is rendered as a server component, where React has no context: give it the texts of its part, `labels={fr.pagination}`.',
  ],
  anatomy: [{ part: 'LabelsProvider', what: 'No element: its children alone.' }],
  keyboard: [],
  accessibility: [
    'It translates the texts for screen readers along with the visible ones.',
    'Say the language of the page by `lang` on the root, so that they are pronounced in it.',
  ],
};
