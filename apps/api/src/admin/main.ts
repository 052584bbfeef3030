import { runAdmin } from './runAdmin.ts';

const clearLine = '\r\u001B[2K';

const terminal = process.stdout.isTTY === true;
let shown = false;

function progress(text: string): void {
  if (!terminal || (text === '' && !shown)) return;
  process.stdout.write(`${clearLine}${text}`);
  shown = text !== '';
}

function line(stream: NodeJS.WriteStream, text: string): void {
  progress('');
  stream.write(`${text}\n`);
}

// pnpm runs scripts in the folder of the package; INIT_CWD is the folder of the user.
const folder = process.env.INIT_CWD ?? process.cwd();

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  folder,
  print: (text) => line(process.stdout, text),
  printError: (text) => line(process.stderr, text),
  progress,
});
