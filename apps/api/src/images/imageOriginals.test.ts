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

describe('originals in a folder', () => {
  const images = () => imageOriginals({ pictureBucket: null, dataDir: folder });

  test('a picture is the file with its name, of any type; other names have none', async () => {
    await mkdir(join(folder, 'originals'));
    await writeFile(join(folder, 'originals', 'luiers.png'), 'bytes');
    expect(await textOf(images()('luiers'))).toBe('bytes');
    expect(await images()('doekjes')).toBeNull();
  });

  test('a missing folder has no pictures; an unreadable one is an error', async () => {
    expect(await images()('luiers')).toBeNull();
    await writeFile(join(folder, 'originals'), 'a file where a folder belongs');
    await expect(images()('luiers')).rejects.toThrow();
  });
});

describe('originals in a bucket', () => {
  // The stand-in's credentials: it checks each request's signature.
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

  test('several processes read the same originals without a shared folder', async () => {
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

  test('a bucket that refuses or does not respond is an error, not a missing picture', async () => {
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
