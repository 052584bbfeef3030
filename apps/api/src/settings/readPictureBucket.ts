/** The bucket of pictures, for the S3 driver of unstorage. */
export interface PictureBucket {
  /** `PICTURES_BUCKET` */
  readonly bucket: string;
  /** `S3_ENDPOINT`: an origin of any S3-compatible service. */
  readonly endpoint: string;
  /** `S3_REGION` */
  readonly region: string;
  /** `S3_ACCESS_KEY_ID` */
  readonly accessKeyId: string;
  /** `S3_SECRET_ACCESS_KEY` */
  readonly secretAccessKey: string;
}

const names = ['PICTURES_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const bucketNames: readonly string[] = [...names, 'S3_REGION'];

interface ReadPictureBucket {
  /** Null when none is set: pictures are files. */
  readonly pictureBucket: PictureBucket | null;
  readonly problems: readonly string[];
}

/** Reads all of `PICTURES_BUCKET` and `S3_*` or none, except for `S3_REGION`. `given` has no empty variables. */
export function readPictureBucket(given: Readonly<Record<string, string | undefined>>): ReadPictureBucket {
  if (bucketNames.every((name) => given[name] === undefined)) return { pictureBucket: null, problems: [] };
  const { PICTURES_BUCKET = '', S3_ENDPOINT = '', S3_REGION = 'auto' } = given;
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = given;
  const problems = names
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing: a bucket for pictures needs every S3_ setting.`);
  if (PICTURES_BUCKET !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(PICTURES_BUCKET)) {
    problems.push(`PICTURES_BUCKET=${PICTURES_BUCKET}: is not a bucket name.`);
  }
  const origin = URL.parse(S3_ENDPOINT);
  if (S3_ENDPOINT !== '' && !/^https?:$/.test(origin?.protocol ?? '')) {
    problems.push(`S3_ENDPOINT=${S3_ENDPOINT}: must be an address such as https://s3.example.`);
  }
  if (problems.length > 0) return { pictureBucket: null, problems };
  return {
    problems: [],
    pictureBucket: {
      bucket: PICTURES_BUCKET,
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}
