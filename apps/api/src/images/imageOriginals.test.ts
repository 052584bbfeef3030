import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { imageOriginals } from './imageOriginals.ts';

let folder: string;
beforeEach(async () => {
  const made = await mkdtemp(join(tmpdir(), 'originals-'));
  folder = made;
  onTestFinished(() => rm(made, { recursive: true, force: true }));
});

const textOf = async (bytes: Promise<Uint8Array | string | null>) =>
  Buffer.from((await bytes) ?? '').toString();

describe('in a folder', () => {
  const images = () => imageOriginals({ pictureBucket: null, dataDir: folder });

  test('a picture is the file of its name, whichever kind it is; another name has none', async () => {
    await mkdir(join(folder, 'originals'));
    await writeFile(join(folder, 'originals', 'luiers.png'), 'bytes');
    expect(await textOf(images()('luiers'))).toBe('bytes');
    expect(await images()('doekjes')).toBeNull();
  });

  test('a folder that is not there holds no picture; one that cannot be read is a fault', async () => {
    expect(await images()('luiers')).toBeNull();
    await writeFile(join(folder, 'originals'), 'a file where a folder belongs');
    await expect(images()('luiers')).rejects.toThrow();
  });
});

describe('in a bucket', () => {
  // The one pair that the stand-in knows: it checks each request's signature with it.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

  async function openBucket() {
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = await server.run();
    onTestFinished(() => server.close());
    const endpoint = `http://127.0.0.1:${port}`;
    return { bucket: 'pictures', endpoint, region: 'us-east-1', ...keys };
  }

  test('any number of processes read the same originals, and need no shared folder', async () => {
    const pictureBucket = await openBucket();
    const client = new AwsClient({ ...keys, region: 'us-east-1', service: 's3' });
    const put = await client.fetch(`${pictureBucket.endpoint}/pictures/luiers.jpg`, {
      method: 'PUT',
      body: 'bytes',
    });
    expect(put.status).toBe(200);
    for (const dataDir of ['/one', '/another']) {
      const images = imageOriginals({ pictureBucket, dataDir });
      expect(await textOf(images('luiers'))).toBe('bytes');
      expect(await images('doekjes')).toBeNull();
    }
  });

  test('a bucket that refuses us, or does not answer, is a fault and no missing picture', async () => {
    const pictureBucket = await openBucket();
    const refused = imageOriginals({
      pictureBucket: { ...pictureBucket, accessKeyId: 'SOMEBODY' },
      dataDir: folder,
    });
    await expect(refused('luiers')).rejects.toThrow('403');
    const away = imageOriginals({
      pictureBucket: { ...pictureBucket, endpoint: 'http://127.0.0.1:1' },
      dataDir: folder,
    });
    await expect(away('luiers')).rejects.toThrow();
  });
});
