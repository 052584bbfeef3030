import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** A strong entity tag of the bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** The supported encodings, the smallest first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** The smallest encoding that a client accepts (RFC 9110, 12.5.3); `q=0` refuses one, `*` matches others. */
function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = parseAccept(header).map(({ type, q }) => ({ name: type.toLowerCase(), q }));
  const qualityOf = (name: string) => accepted.find((each) => each.name === name)?.q;
  return encodings.find((name) => (qualityOf(name) ?? qualityOf('*') ?? 0) > 0);
}

export interface CompressedBody {
  readonly identity: Uint8Array<ArrayBuffer>;
  /** Compresses on the first request for an encoding, once; null if compression is useless. */
  readonly encoded: ((encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | null;
}

/** Compression levels: fast for pages, which are compressed during a request; high for files, compressed once. */
const levels = {
  page: { gzip: 6, brotli: 5 },
  file: { gzip: 9, brotli: 11 },
};

/** Compresses in background threads, so that other requests continue. */
export function compressed(bytes: Uint8Array<ArrayBuffer>, effort: keyof typeof levels): CompressedBody {
  const level = levels[effort];
  const made: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      encoding === 'gzip'
        ? await promisify(gzip)(bytes, { level: level.gzip })
        : await promisify(brotliCompress)(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: level.brotli,
              // brotli chooses its tables by this size, which takes a tenth less time.
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            },
          }),
    );
  return {
    identity: bytes,
    encoded: (encoding) => {
      made[encoding] ??= make(encoding);
      return made[encoding];
    },
  };
}

interface CompressedAnswer {
  readonly body: CompressedBody;
  /** Null for a response that is not kept. */
  readonly etag: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responds in the best accepted encoding, or with 304 if the client's entity tag matches. */
export async function answerCompressed(
  request: Request,
  { body, etag, status, headers }: CompressedAnswer,
): Promise<Response> {
  const all = { ...headers, ...(etag === null ? {} : { etag }), vary: 'accept-encoding' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (status === 200 && etag !== null && known?.some((tag) => tag === etag || tag === `W/${etag}`)) {
    return new Response(null, { status: 304, headers: all });
  }
  const encoding = body.encoded && acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  const bytes = (encoding && (await body.encoded?.(encoding))) || body.identity;
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...all,
      'content-length': String(bytes.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}
