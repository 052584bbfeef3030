import type { CompressedBody } from './compressed.ts';

interface CompressedAnswer {
  readonly body: CompressedBody;
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers in the best form that the browser takes, or with 304 when it has the same already. */
export function answerCompressed(
  request: Request,
  { body, etag, status, headers }: CompressedAnswer,
): Response {
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (status === 200 && known?.some((tag) => tag === etag || tag === `W/${etag}`)) {
    return new Response(null, { status: 304, headers: all });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find(
    (name) => body[name] && new RegExp(`\\b${name}\\b`).test(accepted),
  );
  const bytes = (encoding && body[encoding]) ?? body.identity;
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...all,
      'content-length': String(bytes.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}
