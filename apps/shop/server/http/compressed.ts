import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** A strong entity tag of some bytes. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** The forms that a browser may ask for, the smallest first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/**
 * The smallest encoding that a client takes (RFC 9110, 12.5.3): `q=0` refuses one, `*` stands for those that are not
 * named.
 */
function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = parseAccept(header).map(({ type, q }) => ({ name: type.toLowerCase(), q }));
  const qualityOf = (name: string) => accepted.find((each) => each.name === name)?.q;
  return encodings.find((name) => (qualityOf(name) ?? qualityOf('*') ?? 0) > 0);
}

/** The same bytes in every form that a browser may ask for. */
export interface CompressedBody {
  readonly identity: Uint8Array<ArrayBuffer>;
  /** Made when somebody first asks for that form, and once; null where compressing is no use. */
  readonly encoded: ((encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>) | null;
}

/** How hard to work: a page is compressed while somebody waits, a file of the build once. */
const levels = {
  page: { gzip: 6, brotli: 5 },
  file: { gzip: 9, brotli: 11 },
};

/** Compresses in the background threads, so that other answers go on; a page that one browser asks for once, in one form. */
export function compressed(bytes: Uint8Array, effort: keyof typeof levels): CompressedBody {
  const level = levels[effort];
  const made: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(
      encoding === 'gzip'
        ? await promisify(gzip)(bytes, { level: level.gzip })
        : await promisify(brotliCompress)(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: level.brotli },
          }),
    );
  return {
    identity: new Uint8Array(bytes),
    encoded: (encoding) => {
      made[encoding] ??= make(encoding);
      return made[encoding];
    },
  };
}

interface CompressedAnswer {
  readonly body: CompressedBody;
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers in the best form that the browser takes, or with 304 when it has the same already. */
export async function answerCompressed(
  request: Request,
  { body, etag, status, headers }: CompressedAnswer,
): Promise<Response> {
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  if (status === 200 && known?.some((tag) => tag === etag || tag === `W/${etag}`)) {
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
