import { html } from 'hono/html';
import { ociTexts } from '../../src/features/punch-out/ociTexts.ts';
import type { ReturnForm } from '../../src/shared/punch-out/postReturn.ts';

/**
 * A return as a document of its own. It may do nothing but post its form: the one script is ours, and the one target is
 * the hook's origin.
 *
 * @param byHand keeps a button and leaves the script out
 */
export async function returnHtml(form: ReturnForm, byHand: boolean): Promise<Response> {
  const { action, target, charset, fields } = form;
  const button = html`<button type="submit">${ociTexts.sendBack}</button>`;
  const script = html`<script src="/assets/return.js"></script>`;
  const body = await html`<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>${ociTexts.heading}</title></head><body>
<form method="post" action="${action}" target="${target}" accept-charset="${charset}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}${byHand ? button : ''}</form>
${byHand ? '' : script}</body></html>`;
  return new Response(String(body), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; base-uri 'none'; form-action ${new URL(action).origin}; frame-ancestors 'self' https: ${new URL(action).origin}`,
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
