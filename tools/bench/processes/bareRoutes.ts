// The minimum that Hono can serve: a constant text of the number of bytes in the path.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const texts = new Map<string, string>();
const app = new Hono();
app.get('/:bytes', (context) => {
  const bytes = context.req.param('bytes');
  const known = texts.get(bytes);
  const text = known ?? `"${'x'.repeat(Math.max(0, Number(bytes) - 2))}"`;
  if (known === undefined) texts.set(bytes, text);
  return context.body(text, 200, { 'content-type': 'application/json' });
});
serve({ fetch: app.fetch, port: Number(process.env.API_PORT), hostname: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
