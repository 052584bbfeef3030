import { groceryPartner, switchableCompanies } from '../resources/accountResources.ts';
import { categories } from '../resources/catalogueResources.ts';
import { optional } from '../resources/need.ts';

/** What the frame of every page shows. It can do without each: a page stands even when the frame is bare. */
export const layoutNeeds = {
  categories: optional(categories),
  groceryPartner: optional(groceryPartner),
  companies: optional(switchableCompanies),
};
