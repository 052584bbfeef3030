/** 40 hook URLs that must be neither run nor posted to. */
export function hostileHooks(shop: string, sandbox: string): readonly string[] {
  const { host } = new URL(shop);
  return [
    // run code
    'javascript:window.pwned=1',
    'JaVaScRiPt:window.pwned=1',
    'java\nscript:window.pwned=1',
    'java\tscript:window.pwned=1',
    ' javascript:window.pwned=1',
    '\u0001javascript:window.pwned=1',
    'javascript://inkoop.example/%0Awindow.pwned=1',
    'javascript:"<script>window.pwned=1</script>"',
    'vbscript:msgbox(1)',
    'data:text/html,<script>window.opener.pwned=1</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    `blob:${shop}/0d1b6c7e-0000-4000-8000-000000000000`,
    `filesystem:${shop}/temporary/a.html`,
    `view-source:${shop}/`,
    // not web addresses
    'about:blank',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'mailto:a@evil.example',
    'SAPEVENT:POST',
    'chrome://settings',
    // not absolute
    '//evil.example/hook',
    '/\\evil.example/hook',
    '/api/v1/logout',
    '?HOOK_URL=1',
    'https:evil.example',
    'https://',
    'https://[::1',
    '"><script>window.pwned=1</script>',
    // hide their target
    'https://inkoop:geheim@evil.example/',
    'https://localhost@evil.example/',
    `https://@${new URL(sandbox).host}/procurement/return`,
    'https://localhost\\@evil.example/',
    `${sandbox}/procurement/re\nturn`,
    // the shop itself
    `${shop}/api/v1/logout`,
    `${shop.replace('localhost', 'LOCALHOST')}/`,
    // the agreed host, but the shop's port
    `${shop.replace('localhost', '127.0.0.1')}/api/v1/logout`,
    // not encrypted, or not agreed
    'http://evil.example/hook',
    'https://evil.example/hook',
    `https://${host.split(':')[0]}.evil.example/hook`,
    // too long
    `${sandbox}/procurement/return?${'x'.repeat(20_000)}`,
  ];
}
