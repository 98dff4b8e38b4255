// Finds a Chromium for the browser tests, or gets one: `node tools/chromium.mjs` prints its path.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { canInstallPackages, installPackages } from './debian-packages.mjs'
import { npm } from './npm-command.mjs'
import { run } from './run.mjs'
import { findNode, runFolder } from './workplace.mjs'

// A Chromium inside an npm package; got only where nothing else is to be had, since it weighs 65 MB.
const packed = '@sparticuz/chromium@153.0.0'

const print = (line) => process.stderr.write(`${line}\n`)

/** Resolves with the path of a Chromium that runs; throws with what to do when there is none. */
export async function findChromium() {
  const { CHROMIUM_PATH: given } = process.env
  if (given) {
    if (runs(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which does not run.`)
  }
  return findInstalled() ?? (await installBySystem()) ?? (await unpack())
}

function findInstalled() {
  return places().find((path) => existsSync(path) && runs(path))
}

function places() {
  // A shell is the same browser without windows of its own, and takes a third less of the processor.
  const shells = ['chromium-headless-shell', 'chrome-headless-shell']
  const browsers = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const folders = (process.env.PATH ?? '').split(':')
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
  const cache = join(homedir(), '.cache/ms-playwright')
  const cached = existsSync(cache) ? readdirSync(cache).sort().reverse() : []
  return [
    ...[shells, browsers].flatMap((names) =>
      folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ),
    ...apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    ...cached
      .filter((name) => /^chromium-\d+$/.test(name))
      .flatMap((name) => [
        join(cache, name, 'chrome-linux64/chrome'),
        join(cache, name, 'chrome-linux/chrome'),
      ]),
  ]
}

function runs(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return false
  }
}

async function installBySystem() {
  if (!canInstallPackages()) return undefined
  print('No Chromium found; installing it with apt-get for the browser tests.')
  // Older releases have no package of the shell.
  if (!(await installPackages('chromium-headless-shell', 'fonts-noto-cjk')))
    await installPackages('chromium', 'fonts-noto-cjk')
  return findInstalled()
}

async function unpack() {
  const folder = join(runFolder, 'chromium')
  const name = packed.slice(0, packed.lastIndexOf('@'))
  const find = () => {
    try {
      return createRequire(join(folder, 'index.js')).resolve(name)
    } catch {
      return undefined
    }
  }
  if (!find()) {
    print(`No Chromium found; getting ${packed} for the browser tests.`)
    mkdirSync(folder, { recursive: true })
    const options = ['install', '--prefix', folder, '--no-save', '--loglevel=error', packed]
    const { file, args, env } = npm(options, findNode())
    await run(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  const entry = find()
  const path = entry && (await (await import(pathToFileURL(entry).href)).default.executablePath())
  if (path && runs(path)) return path
  throw new Error(
    'The browser tests need a Chromium, and none was found or could be got. ' +
      'Install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    process.stdout.write(`${await findChromium()}\n`)
  } catch (error) {
    print(error.message)
    process.exitCode = 1
  }
