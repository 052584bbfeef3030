import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { companyTableLabels } from '../../../labels/companyTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CompanyTable'],
  alsoCalled: ['account switcher', 'locations', 'parent organisation', 'overkoepelende organisatie'],
  useWhen: [
    'One may order for several companies and chooses which.',
    "The account belongs to a parent organisation (in Dutch 'koepel') whose locations order separately.",
    'After logging in with an account of several companies, before the first price is shown: prices and agreements differ.',
  ],
  avoidWhen: [
    'One company is shown: use `AddressBlock`.',
    'Switching is rare and there are two: two links in the account do.',
    'An order goes to another address of the same company: use `AddressPicker`.',
  ],
  pictures: [
    {
      story: 'Companies',
      good: true,
      says: 'Name first, then place and number as the administration has them; the current one says so.',
    },
    {
      story: 'NumbersForNames',
      good: false,
      says: 'Which of them is mine? A number alone is known to the administration only.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Every company is in the document: it is made for some hundreds, and pages nothing. Of thousands give the ones that were searched for, with a `ListToolbar` above it and `Pagination` beneath.',
    "Switching is following a link: the row's `href` does it, through the router of `LinkProvider`.",
    'The row of `current` has words in the place of its link, `aria-current`, and a tint.',
    'A row is 64 px high. Below 960 px it is a grid: place and number below the name, the link beside both; the heads are read aloud only.',
    'The column of places shows once a company has a `city`.',
    'It works without scripts, since there are links alone in it.',
  ],
  content: [
    'The number is the customer number, the name that of the invoice; both as the administration has them. The place tells locations of one name apart.',
    "The link shows 'Wisselen', and its name says to which company: 'Wisselen: Wissel naar De Bij'.",
    "The current company says 'Je bestelt nu voor dit bedrijf' in the place of a link.",
  ],
  responsive: [
    'On a phone place and number stand below the name, and the link beside them.',
    'Long names break; the column of links keeps its width.',
    'Over about ten companies put a `ListToolbar` above it: a parent organisation may have two hundred.',
  ],
  anatomy: [
    {
      part: 'Table',
      slot: 'company-table',
      what: 'One company a row; `ListToolbar` above it lets one search.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the links.' },
    { keys: 'Enter', does: 'Switches.' },
  ],
  accessibility: [
    'Each link names its company.',
    'The current company is marked by words and `aria-current`.',
    'It is a real table with a caption and header cells, so that a screen reader can walk it by row and column.',
  ],
  labels: { companyTableLabels },
  related: ['CompanyBanner', 'ListToolbar', 'AddressBlocks', 'OrderTable'],
};
