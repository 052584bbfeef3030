// The only file that the machine's own Node runs (20 or newer), before anything is installed: plain JavaScript,
// no dependency. It installs what the command needs and hands over to the pinned Node. A warm start runs no npx and no
// pnpm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stampFile = join(root, 'node_modules', '.installed-from');
const pnpmState = join(root, 'node_modules', '.modules.yaml');
const pnpm = 'pnpm@12.21.0';
/** The script of each command, and whether it needs the `devDependencies` besides the `dependencies` (docs/adr/0047). */
const commands = {
  start: { script: 'start.ts', needsTools: false },
  test: { script: 'verify.ts', needsTools: true },
  dev: { script: 'dev.ts', needsTools: true },
  storybook: { script: 'storybook.ts', needsTools: true },
};

/** Variables that npm and npx leave behind and that a nested npx would take for its own orders. */
function cleanEnvironment() {
  const inherited = /^npm_(config_(package|call|yes)|lifecycle_.*)$/i;
  const kept = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  return Object.fromEntries(kept);
}

/**
 * For npx: the search path without our own programs. npm puts `node_modules/.bin` first, and `handOver` the pinned Node,
 * under which npm does not find the machine's settings, such as a registry or its certificates.
 */
function withoutOwnPrograms(environment) {
  const own = join(root, 'node_modules');
  const withoutOwn = (path) =>
    path
      .split(delimiter)
      .filter((folder) => !folder.startsWith(own))
      .join(delimiter);
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      /^path$/i.test(name) ? withoutOwn(value) : value,
    ]),
  );
}

/**
 * Everything that decides what an install puts on this machine, as one hash. Not the version of the Node that runs
 * this: npm finds the machine's own at the first start and the pinned one at the next.
 */
function installKey() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((room) => join(folder, room, 'package.json')),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the last install that ended included the `devDependencies`: pnpm records it. */
function hasTools() {
  return existsSync(pnpmState) && /"devDependencies": *true/.test(readFileSync(pnpmState, 'utf8'));
}

function isInstalled(key, needsTools) {
  if (needsTools && !hasTools()) return false;
  return existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key;
}

/** Ends with the child's exit code, or 128 + the signal's number, as a shell does. */
function exitLike(code, signal) {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

/** Runs pnpm in a process group of its own, so that one signal ends npx and everything under it. */
function install(environment, flags) {
  const started = Date.now();
  const output = [];
  process.stdout.write('Installing packages … ');
  const child = spawn('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', ...flags], {
    cwd: root,
    env: withoutOwnPrograms(environment),
    detached: !windows,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      process.stdout.write('stopped\n');
      try {
        process.kill(windows ? child.pid : -child.pid, 'SIGTERM');
      } catch {
        // It had ended already.
      }
      exitLike(null, signal);
    });
  }
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npx could not be started: ${error.message}`)));
    child.on('close', (code) => {
      process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s\n`);
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
      if (code === 0) resolve();
      else reject(new Error(`${Buffer.concat(output)}\nThe packages could not be installed (see above).`));
    });
  });
}

/** A registry that fails for a moment should not cost a newcomer their first impression: the second failure counts. */
async function installPatiently(environment, flags) {
  try {
    await install(environment, flags);
  } catch {
    console.log('The packages could not be installed; trying once more in 5 s.');
    await setTimeout(5000);
    await install(environment, flags);
  }
}

/**
 * Runs a script under the pinned Node. A signal is passed on once more even where the terminal already sent it to
 * the whole group: the child takes every signal after the first for the same request. The channel tells the child
 * when this process is gone, however it went.
 */
function handOver(script, rest, environment) {
  const bin = join(root, 'node_modules', '.bin');
  const path = [dirname(pinnedNode), bin, environment.PATH ?? environment.Path ?? ''].join(delimiter);
  const child = spawn(pinnedNode, [join(root, 'scripts', script), ...rest], {
    cwd: root,
    env: { ...environment, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}. Delete node_modules and try again.`);
    process.exit(1);
  });
  child.on('exit', exitLike);
}

/**
 * npm runs a script in a shell of its own and passes SIGTERM on to that shell alone, which dies of it and tells
 * nobody. So a parent that is gone counts as the same request. Only under npm: who starts this file directly may
 * well mean to leave it running behind a closed terminal.
 */
function followParent() {
  if (windows || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

async function main() {
  followParent();
  const [command, ...rest] = process.argv.slice(2);
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Magazijn needs Node 20 or newer; this is Node ${process.versions.node}.`);
  }
  if (!Object.hasOwn(commands, command)) {
    throw new Error(`Usage: node scripts/boot.mjs ${Object.keys(commands).join(' | ')}`);
  }
  const { script, needsTools } = commands[command];
  const environment = cleanEnvironment();
  const key = installKey();
  if (!isInstalled(key, needsTools)) {
    // `--prod` would remove tools that an earlier install brought.
    const forShopOnly = ['--prod', '--trust-lockfile'];
    await installPatiently(environment, needsTools || hasTools() ? [] : forShopOnly);
    writeFileSync(stampFile, key);
  }
  handOver(script, rest, environment);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
