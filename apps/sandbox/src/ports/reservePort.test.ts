import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, reservePort } from './reservePort.ts';

test('a reserved port answers 503 until it serves', async () => {
  const reserved = await reservePort(0, 'PORT');
  onTestFinished(reserved.close);
  const address = `http://localhost:${reserved.port}/`;
  expect((await fetch(address)).status).toBe(503);
  reserved.serve((_request, response) => response.end('shop'));
  expect(await (await fetch(address)).text()).toBe('shop');
});

test('localhost is served on both of its addresses', async () => {
  const reserved = await reservePort(0, 'PORT');
  onTestFinished(reserved.close);
  expect((await fetch(`http://127.0.0.1:${reserved.port}/`)).status).toBe(503);
  expect((await fetch(`http://[::1]:${reserved.port}/`)).status).toBe(503);
});

test('a port in use is named with the setting that changes it', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())));
  await expect(reservePort(port, 'API_PORT')).rejects.toThrow(
    `Port ${port} is taken by another program. Set API_PORT to another port, for example API_PORT=${port + 100}.`,
  );
});

test('a refused port leaves nothing listening on the other address', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '::1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())));
  await expect(reservePort(port, 'PORT')).rejects.toThrow(`Port ${port} is taken`);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

test('closing waits for a pending response', async () => {
  const reserved = await reservePort(0, 'PORT');
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  reserved.serve((_request, response) => {
    ask();
    setTimeout(() => response.end('done'), 200);
  });
  const answer = fetch(`http://127.0.0.1:${reserved.port}/`).then((response) => response.text());
  await asked;
  await reserved.close();
  expect(await answer).toBe('done');
});

test('a request on an open connection is answered while it closes', async () => {
  const reserved = await reservePort(0, 'PORT');
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  let answer = () => {};
  reserved.serve((request, response) => {
    if (request.url === '/first') {
      answer = () => response.end('later');
      ask();
    } else {
      response.writeHead(200).end('at once');
      answer();
    }
  });
  const socket = connect(reserved.port, '127.0.0.1');
  const answers = text(socket);
  socket.write('GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  const closed = reserved.close();
  socket.write('GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  expect(await answers).toMatch(/later.*Connection: close.*at once/is);
});
