import { imageSizes } from '../images/imageSizes.ts';

const sizes = imageSizes.join(', ');
const parameter = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
const name = parameter('name', { type: 'string', pattern: '^[a-z0-9-]{1,80}$' });
const picture = Object.fromEntries(['avif', 'webp', 'png', 'jpeg'].map((format) => [`image/${format}`, {}]));
const responses = {
  200: {
    description: 'The picture in the smallest format that Accept names, to be kept for ever.',
    content: picture,
  },
  404: {
    description: 'There is no such picture, or it does not come in this size.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
const operation = (operationId: string, summary: string, parameters: object[]) => ({
  get: { operationId, summary, parameters, security: [], responses },
});

/** How the API description tells of pictures (C08), which are no calls: they answer bytes. */
export const imagePaths = {
  '/img/{name}': operation('get-img-name', 'A picture in its own size; at the root of the server too.', [
    name,
  ]),
  '/img/{name}/{width}/{height}': operation(
    'get-img-name-width-height',
    `A picture in one of the sizes ${sizes}; at the root of the server too.`,
    [name, parameter('width', { type: 'integer' }), parameter('height', { type: 'integer' })],
  ),
} as const;
