import type { TestCard } from './createSessions.ts';

/** The page of the Drop-in's hidden iframe for device recognition; it recognises none. */
export const fingerprintPage = (
  shop: string,
): string => `<!doctype html><meta charset="utf-8"><title>dfp</title>
<script>parent.postMessage(JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox', persistentCookie: [], components: {} }), ${JSON.stringify(shop)});</script>`;

/**
 * A card field in the Drop-in's iframe. It accepts published test numbers only, so that a real card number never leaves
 * it. Nothing is encrypted: never serve it beyond this machine.
 */
export function securedFieldsPage(shop: string, cards: readonly TestCard[]): string {
  const known = cards.map(({ number, brand }) => [number, brand]);
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Kaartgegevens</title><style>
html,body{margin:0;height:100%;background:transparent;color-scheme:light}
input{box-sizing:border-box;width:100%;height:100%;border:0;outline:0;background:transparent;font:16px/1.4 system-ui,sans-serif;color:inherit;padding:0}
</style></head><body><label><input autocomplete="off" inputmode="numeric"></label><script>
const shop = ${JSON.stringify(shop)};
const cards = ${JSON.stringify(known)};
const input = document.querySelector('input');
let config = null;
const say = (action, more) => parent.postMessage(JSON.stringify({ action, fieldType: config.fieldType, numKey: config.numKey, ...more }), shop);
const blob = (text) => 'emu:' + btoa(text);
const digits = () => input.value.replace(/\\D/g, '');

function checkNumber(number, left) {
  const card = cards.find(([full]) => full.startsWith(number));
  if (number.length >= 6 && card) say('binValue', { binValue: number.slice(0, 6), encryptedBin: blob(number.slice(0, 6)), uuid: 'sandbox' });
  if (card && card[0] === number) {
    const encrypted = [{ encryptedFieldName: 'encryptedCardNumber', blob: blob(number) }];
    say('encryption', { encryptedCardNumber: encrypted, endDigits: number.slice(-4), issuerBin: number.slice(0, 8) });
    return true;
  }
  const wrong = number === '' ? 'cc.num.900' : card ? 'cc.num.901' : 'cc.num.902';
  say('numberKeyPressed', { error: left || (!card && number.length >= 16) ? wrong : '', ...(card ? {} : { brand: 'card' }) });
  return false;
}
function checkDate(text, left) {
  const [month, year] = [text.slice(0, 2), text.slice(2, 4)];
  const last = new Date(2000 + Number(year), Number(month), 0, 23, 59);
  const complete = text.length === 4 && Number(month) >= 1 && Number(month) <= 12;
  if (complete && last >= new Date()) {
    say('encryption', { type: 'year', encryptedExpiryDate: [
      { encryptedFieldName: 'encryptedExpiryMonth', blob: blob(month) }, { encryptedFieldName: 'encryptedExpiryYear', blob: blob('20' + year) } ] });
    return true;
  }
  say('dateKeyPressed', { error: text === '' ? (left ? 'cc.dat.910' : '') : complete ? 'cc.dat.912' : left ? 'cc.dat.911' : '' });
  return false;
}
function checkCode(text, left) {
  if (text.length === 3) { say('encryption', { encryptedSecurityCode: [{ encryptedFieldName: 'encryptedSecurityCode', blob: blob('3') }] }); return true; }
  say('cvcKeyPressed', { error: left ? (text === '' ? 'cc.cvc.920' : 'cc.cvc.921') : '' });
  return false;
}
function check(left) {
  const text = digits();
  const { fieldType } = config;
  if (fieldType === 'encryptedCardNumber') return checkNumber(text, left);
  if (fieldType === 'encryptedExpiryDate') return checkDate(text, left);
  return checkCode(text, left);
}
input.addEventListener('input', () => {
  const text = digits();
  if (config.fieldType === 'encryptedCardNumber') input.value = text.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
  else if (config.fieldType === 'encryptedExpiryDate') input.value = text.length > 2 ? text.slice(0, 2) + '/' + text.slice(2, 4) : text;
  else input.value = text.slice(0, 3);
  check(false);
});
input.addEventListener('focus', () => say('focus', { focus: true, numChars: input.value.length }));
input.addEventListener('blur', () => { say('focus', { focus: false, numChars: input.value.length }); check(true); });
input.addEventListener('keydown', (event) => { if (event.key === 'Enter') say('enterKeyPressed', {}); });
addEventListener('message', (event) => {
  if (event.origin !== shop) return;
  let message; try { message = JSON.parse(event.data); } catch { return; }
  if (!config && message.fieldType && message.numKey) {
    config = message;
    const { placeholders = {}, ariaConfig = {}, sfStyles = {} } = message.iframeUIConfig ?? {};
    const aria = ariaConfig[message.fieldType] ?? {};
    input.placeholder = placeholders[message.fieldType] ?? '';
    input.setAttribute('aria-label', aria.label ?? message.fieldType);
    document.documentElement.lang = ariaConfig.lang ?? 'nl';
    Object.assign(input.style, sfStyles.base ?? {});
    say('config', {});
    return;
  }
  if (!config || message.numKey !== config.numKey) return;
  if (message.focus === true) input.focus();
  if (message.externalValidation) check(true);
});
</script></body></html>`;
}
