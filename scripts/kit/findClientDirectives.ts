import { dirname, relative, resolve } from 'node:path';
import { clientReasons } from './clientReasons.ts';

const directive = /^'use client';\n/;
const valueImport = /^(?:import|export) (?!type )[^;]*?from '(\.{1,2}\/[^']+)';/gm;

const namedImport = /^import (?!type )\{([^}]*)\} from '(\.{1,2}\/[^']+)';/gm;

/**
 * Where `'use client'` is missing in the kit, and where it stands for nothing. Components need it for what they do
 * themselves and for the hooks and contexts that they import; hooks and contexts carry none, since whoever imports
 * them has it.
 *
 * A server component may render what comes from a module with the directive, and can use nothing else of it.
 *
 * @param modules source by absolute path.
 * @param root what the lines are relative to.
 * @returns one line each; empty when all is well.
 */
export function findClientDirectives(modules: ReadonlyMap<string, string>, root: string): string[] {
  const isComponent = (file: string) => file.endsWith('.tsx');
  const reasonsOf = (file: string, asked: ReadonlySet<string> = new Set()): string[] => {
    const source = modules.get(file);
    if (source === undefined || asked.has(file)) return [];
    const imported = [...source.matchAll(valueImport)].map(([, path = '']) => resolve(dirname(file), path));
    const lent = imported
      .filter((other) => !isComponent(other) && reasonsOf(other, new Set([...asked, file])).length > 0)
      .map((other) => `imports ${relative(root, other)}`);
    return [...clientReasons(source), ...lent];
  };
  return [...modules].flatMap(([file, source]) => {
    const has = directive.test(source);
    const name = relative(root, file);
    if (!isComponent(file)) return has ? [`${name}: 'use client' belongs to the components that use it`] : [];
    const reasons = reasonsOf(file);
    if (reasons.length > 0 && !has) return [`${name}: 'use client' is missing (${reasons.join(', ')})`];
    if (has) return reasons.length === 0 ? [`${name}: 'use client' for nothing`] : [];
    return [...source.matchAll(namedImport)].flatMap(([, list = '', path = '']) => {
      const isClient = directive.test(modules.get(resolve(dirname(file), path)) ?? '');
      const values = list.split(',').map((each) => each.trim());
      return values
        .filter((value) => isClient && /^[a-z]/.test(value) && !value.startsWith('type '))
        .map(
          (value) =>
            `${name}: ${value} of ${path} is only a reference on a server; give it a module of its own`,
        );
    });
  });
}
