// Runs under the machine's own Node (20 or newer) before anything is installed, so it is plain JavaScript without
// dependencies. Installs what the command needs and runs its script under the pinned Node. A warm start runs neither
// npx nor pnpm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stampFile = join(root, 'node_modules', '.installed-from');
const pnpmState = join(root, 'node_modules', '.modules.yaml');
const pnpm = 'pnpm@12.21.0';
/** Each command's script, and whether it needs `devDependencies` (docs/adr/0047). */
const commands = {
  start: { script: 'start.ts', needsTools: false },
  test: { script: 'verify.ts', needsTools: true },
  dev: { script: 'dev.ts', needsTools: true },
  storybook: { script: 'storybook.ts', needsTools: true },
};

/** Removes npm's own variables, which would configure a nested npx. */
function cleanEnvironment() {
  const inherited = /^npm_(config_(package|call|yes)|lifecycle_.*)$/i;
  const kept = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  return Object.fromEntries(kept);
}

/**
 * Removes our own programs from the search path. npm puts `node_modules/.bin` first, and `handOver` the pinned Node,
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
 * A hash of everything that decides what an install puts on this machine. The version of the running Node is left out:
 * npm finds the machine's at the first start and the pinned one later.
 */
function installKey() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether the last install included `devDependencies`, as recorded by pnpm. */
function hasTools() {
  return existsSync(pnpmState) && /"devDependencies": *true/.test(readFileSync(pnpmState, 'utf8'));
}

function isInstalled(key, needsTools) {
  if (needsTools && !hasTools()) return false;
  return existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === key;
}

/** Exits with the child's exit code, or 128 plus the signal's number, as a shell does. */
function exitLike(code, signal) {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
}

/** Runs pnpm in a process group of its own, so that one signal ends npx and its children. */
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
        // Already ended.
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

/** Installs with one retry, so that a short failure of the registry does not fail the first start. */
async function installWithRetry(environment, flags) {
  try {
    await install(environment, flags);
  } catch {
    console.log('The packages could not be installed; trying once more in 5 s.');
    await setTimeout(5000);
    await install(environment, flags);
  }
}

/**
 * Runs a script under the pinned Node. Signals are forwarded even if the terminal has sent them to the whole group; the
 * child treats repeated signals as one. The IPC channel notifies the child when this process ends in any way.
 */
function handOver(script, rest, environment) {
  const bin = join(root, 'node_modules', '.bin');
  const path = [dirname(pinnedNode), bin, environment.PATH ?? environment.Path ?? ''].join(delimiter);
  const child = spawn(pinnedNode, [join(root, 'tools', 'scripts', script), ...rest], {
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
 * Sends SIGTERM to this process when its parent ends, since npm forwards SIGTERM only to the shell that it runs scripts
 * in. Only under npm: a process that was started directly may outlive its terminal on purpose.
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
    throw new Error(`Usage: node tools/scripts/boot.mjs ${Object.keys(commands).join(' | ')}`);
  }
  const { script, needsTools } = commands[command];
  const environment = cleanEnvironment();
  const key = installKey();
  if (!isInstalled(key, needsTools)) {
    // `--prod` would remove installed tools.
    const forShopOnly = ['--prod', '--trust-lockfile'];
    await installWithRetry(environment, needsTools || hasTools() ? [] : forShopOnly);
    writeFileSync(stampFile, key);
  }
  handOver(script, rest, environment);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
