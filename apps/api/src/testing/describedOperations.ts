import type { Hono } from 'hono';

export interface DescribedField {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'form';
  readonly required: boolean;
  readonly schema: object;
}

export interface DescribedOperation {
  readonly method: string;
  /** Below /api/v1, with `{name}` for a path parameter. */
  readonly path: string;
  readonly fields: readonly DescribedField[];
  /** The schema of the body by status; null for a body that is not JSON. */
  readonly answers: Readonly<Record<string, object | null>>;
}

interface Schema {
  readonly properties?: Record<string, object>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly parameters?: readonly {
    name: string;
    in: 'path' | 'query' | 'header';
    required: boolean;
    schema: object;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema?: object }> }>;
}

function formFields({ requestBody }: Operation): DescribedField[] {
  const { properties = {}, required = [] } =
    requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'form',
    required: required.includes(name),
    schema,
  }));
}

/** Reads the operations from `/api/v1/openapi.json` only, like an outside client. */
export async function describedOperations(
  app: Hono,
): Promise<{ readonly operations: readonly DescribedOperation[]; readonly components: object }> {
  const response = await app.request('/api/v1/openapi.json');
  const { paths, components } = (await response.json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: object;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): DescribedOperation => ({
        method: method.toUpperCase(),
        path,
        fields: [...(operation.parameters ?? []), ...formFields(operation)],
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, { content }]) => [
            status,
            content['application/json']?.schema ?? null,
          ]),
        ),
      }),
    ),
  );
  return { operations, components };
}
