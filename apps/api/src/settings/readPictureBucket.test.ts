import { expect, test } from 'vitest';
import { readApiSettings } from './readApiSettings.ts';

const bucket = {
  PICTURES_BUCKET: 'pictures',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

test('without any of it pictures are files; with all of it they are in a bucket', () => {
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

test('what is missing or wrong has a line of its own, without the secret', () => {
  expect(() => readApiSettings({ S3_SECRET_ACCESS_KEY: 'hidden' })).toThrow(
    /^PICTURES_BUCKET is missing.*\nS3_ENDPOINT is missing.*\nS3_ACCESS_KEY_ID is missing[^\n]*$/,
  );
  expect(() => readApiSettings({ ...bucket, PICTURES_BUCKET: 'A b', S3_ENDPOINT: 's3.example' })).toThrow(
    'PICTURES_BUCKET=A b: is no name of a bucket.\nS3_ENDPOINT=s3.example: must be an address such as https://s3.example.',
  );
});
