import { allRoutes } from '../allRoutes.ts';

/** Values of path parameters: existing, and not owned by a particular company. */
const examples: Readonly<Record<string, string>> = {
  ':id': '101404',
  ':page': '1',
  ':pageSize': '5',
  ':category': 'verzorging',
  ':sub': 'luiers',
  ':product': 'demo-luiers-maat-4',
  ':urlTitle': 'over-ons',
  ':location': '10010',
  ':session': 'CS0000000000000001',
};

/** Every route of the API with an example path, its access and whether it changes data. */
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
