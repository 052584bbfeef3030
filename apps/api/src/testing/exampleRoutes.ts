import { allRoutes } from '../allRoutes.ts';

/** What stands in for the variable segments of a path: things that are there, and belong to nobody in particular. */
const examples: Readonly<Record<string, string>> = {
  ':id': '101404',
  ':page': '1',
  ':pageSize': '5',
  ':category': 'verzorging',
  ':sub': 'luiers',
  ':product': 'demo-luiers-maat-4',
  ':urlTitle': 'over-ons',
  ':session': 'CS0000000000000001',
};

/** Every call of the API as it can be sent, with who may call it and whether it changes something. */
export const exampleRoutes = allRoutes.flatMap(({ description: { access, changes, method, paths } }) =>
  paths
    .filter((path) => path !== undefined)
    .map((path) => ({
      access,
      changes,
      method: method.toUpperCase(),
      path: path.replace(/:\w+/g, (name) => examples[name] ?? name),
    })),
);
