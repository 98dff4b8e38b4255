// Finds Firefox and WebKit for the browser tests, or gets them: `node tools/other-browsers.mjs` prints their paths as JSON.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstallPackages, installPackages } from './debian-packages.mjs'

const print = (line) => process.stderr.write(`${line}\n`)

/**
 * Resolves with the paths of Firefox and of what WebKit needs (its driver, its browser, a screen without a monitor), each null where it
 * cannot be had, which is then said.
 */
export async function findOtherBrowsers() {
  const missing = []
  if (!findFirefox()) missing.push(['firefox-esr'])
  // WebKitGTK has no mode without a screen, which Xvfb stands in for.
  if (process.platform === 'linux' && !findWebKit()) missing.push(['webkit2gtk-driver', 'xvfb'])
  if (canInstallPackages())
    // One that a release does not have keeps nobody from the other.
    for (const packages of missing) {
      print(`Installing ${packages.join(' and ')} with apt-get for the browser tests.`)
      await installPackages(...packages, 'fonts-noto-cjk')
    }
  const found = { firefox: findFirefox() ?? null, webkit: findWebKit() ?? null }
  if (!found.firefox) print('There is no Firefox here: its journeys are left out.')
  if (!found.webkit) print('There is no WebKit here: its journeys are left out.')
  return found
}

function findFirefox() {
  const names = ['firefox', 'firefox-esr'].flatMap(inPath)
  const places = [...names, '/Applications/Firefox.app/Contents/MacOS/firefox']
  return places.find((path) => existsSync(path) && runs(path))
}

function findWebKit() {
  const [driver] = inPath('WebKitWebDriver')
  const [screen] = inPath('Xvfb')
  const browser = miniBrowsers()[0]
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** The small browser that comes with the driver, in the folder of the library. */
function miniBrowsers() {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((path) => existsSync(path))
  const inner = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  )
  return [...folders, ...inner]
    .flatMap((folder) => ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((path) => existsSync(path))
}

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))

function runs(path) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${JSON.stringify(await findOtherBrowsers())}\n`)
