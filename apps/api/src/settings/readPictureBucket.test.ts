import { expect, test } from 'vitest';
import { readApiSettings } from './readApiSettings.ts';
import { bucketNames, readPictureBucket } from './readPictureBucket.ts';

const bucket = {
  PICTURES_BUCKET: 'pictures',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

test('without settings pictures are files; with all of them they are in a bucket', () => {
  expect(readApiSettings({}).pictureBucket).toBeNull();
  expect(readApiSettings(bucket).pictureBucket).toEqual({
    bucket: 'pictures',
    endpoint: 'https://s3.example',
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'hidden',
  });
  expect(readApiSettings({ ...bucket, S3_REGION: 'eu-1' }).pictureBucket?.region).toBe('eu-1');
});

test('each missing or invalid setting has its own line, without the secret', () => {
  expect(() => readApiSettings({ S3_SECRET_ACCESS_KEY: 'hidden' })).toThrow(
    /^PICTURES_BUCKET is missing.*\nS3_ENDPOINT is missing.*\nS3_ACCESS_KEY_ID is missing[^\n]*$/,
  );
  expect(() => readApiSettings({ ...bucket, PICTURES_BUCKET: 'A b', S3_ENDPOINT: 's3.example' })).toThrow(
    'PICTURES_BUCKET=A b: is not a bucket name.\nS3_ENDPOINT=s3.example: must be an address such as https://s3.example.',
  );
});

test('every setting is known, and one alone requires the others', () => {
  expect([...bucketNames].sort()).toEqual([...Object.keys(bucket), 'S3_REGION'].sort());
  expect(readPictureBucket({ S3_REGION: 'eu-1' })).toEqual({
    pictureBucket: null,
    problems: Object.keys(bucket).map(
      (name) => `${name} is missing: a bucket for pictures needs every S3_ setting.`,
    ),
  });
});

test.each(['abc', '4.a-4', `a${'b'.repeat(61)}c`])('a bucket can be named %s', (name) => {
  expect(readPictureBucket({ ...bucket, PICTURES_BUCKET: name }).pictureBucket?.bucket).toBe(name);
});

test.each(['ab', '-abc', 'abc-', 'Abc', 'abC', 'a b c', `a${'b'.repeat(62)}c`])(
  'a bucket cannot be named %s',
  (name) => {
    expect(readPictureBucket({ ...bucket, PICTURES_BUCKET: name }).problems).toEqual([
      `PICTURES_BUCKET=${name}: is not a bucket name.`,
    ]);
  },
);

test.each(['ftp://s3.example', 'xhttp://s3.example', 'https-x://s3.example', '/pictures'])(
  '%s is not an endpoint of a bucket',
  (address) => {
    expect(readPictureBucket({ ...bucket, S3_ENDPOINT: address }).problems).toEqual([
      `S3_ENDPOINT=${address}: must be an address such as https://s3.example.`,
    ]);
  },
);

test('a bucket on this machine can use HTTP', () => {
  expect(readPictureBucket({ ...bucket, S3_ENDPOINT: 'http://localhost:9000' }).problems).toEqual([]);
});
