// npm test: everything that is checked, in order, up to the first failure. `npm test -- unit` runs one part (the keys
// of `parts` and `apart`), and what follows goes to the program it runs: `npm test -- e2e guest`.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildServer, serverProgram } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { findChromium } from './chromium.mjs'
import { findOtherBrowsers } from './other-browsers.mjs'
import { run, runQuietly } from './run.mjs'
import { setUp } from './set-up.mjs'
import { whileAlone } from './setup-lock.mjs'
import { root, runFolder, say, secondsSince, toolEnvironment } from './workplace.mjs'

const report = join(runFolder, 'test-report.json')
const total = { passed: 0, failed: 0 }

const unitProjects = ['--project', 'unit', '--project', 'web*']

const types = [join(root, 'tools/types.mjs')]

const parts = {
  lint: {
    title: 'Format and lint',
    work: (more) => program('@biomejs/biome/bin/biome', ['check', ...more]),
  },
  arrows: { title: 'Architecture', work: () => node([join(root, 'tools/arrows.mjs')]) },
  advisories: {
    title: 'Advisories about what ships',
    work: (more) => node([join(root, 'tools/advisories.mjs'), ...more]),
  },
  unused: { title: 'Unused code', work: (more) => program('knip/bin/knip.js', more) },
  build: { title: 'Client and server, built', work: build },
  // The others above leave a core to it: it begins with the first of a run, and is told of in its turn.
  types: { title: 'Types', work: () => node(types), ahead: runAhead(types) },
  unit: { title: 'Unit tests', work: (more) => vitest([...unitProjects, ...more]) },
  screens: { title: 'Screens in a browser, without a server', work: screens },
  integration: {
    title: 'Server tests on the embedded PostgreSQL',
    work: (more) => vitest(['--project', 'integration', ...more]),
  },
  database: {
    title: 'Storage tests once more, on a PostgreSQL reached by address and password',
    work: (more) =>
      // What a route does with the database does not depend on how it is reached; what a store does with its connections may.
      vitest(['--project', 'integration', '.store.test.', 'ledger.test.', ...more], {
        TEST_DATABASE: 'tcp',
      }),
  },
  e2e: { title: 'Journeys in a browser', work: journeys },
}

/** Run by their names alone. */
const apart = {
  changed: {
    title: 'What a change can reach',
    work: ([since = 'HEAD', ...more]) => changed(since, more),
  },
  image: {
    title: 'The image, built and run',
    work: async (more) => (await import('./image.mjs')).testImage(more),
  },
}

const nodePath = await setUp({ built: false, extent: 'all' })
const [wanted, ...more] = process.argv.slice(2)
const known = { ...parts, ...apart }
if (wanted && !known[wanted]) {
  process.stderr.write(`There is no part ${wanted}; there are ${Object.keys(known).join(', ')}.\n`)
  process.exit(2)
}
process.exitCode = await runParts(wanted ? [wanted] : Object.keys(parts), more)
if (!wanted || total.passed + total.failed) say(`${total.passed} passed, ${total.failed} failed`)

/** Runs the parts in order; resolves with the exit code of the first that fails, else 0. */
async function runParts(names, options = []) {
  const over = new AbortController()
  const begun = new Map(
    names.length > 1 ? names.map((name) => [name, known[name].ahead?.(over.signal)]) : [],
  )
  for (const name of names) {
    const { title, work } = known[name]
    const startedAt = Date.now()
    say(`\n=== ${title} ===\n`)
    const code = await (begun.get(name)?.() ?? work(options)).catch((error) => {
      process.stderr.write(`${error.message}\n`)
      return 1
    })
    if (code !== 0) {
      over.abort()
      say(`\n${title}: failed (exit code ${code}). To run this part alone: npm test -- ${name}`)
      return code
    }
    say(`\n${title}: fine (${secondsSince(startedAt)})`)
  }
  return 0
}

/** Begins a program whose turn comes later; what is given back waits for its end, tells what it said, and resolves with its exit code. */
function runAhead(args) {
  return (signal) => {
    const ended = runQuietly(nodePath, args, { env: toolEnvironment(nodePath), signal })
    return async () => {
      const { code, output } = await ended
      say(output.trimEnd())
      return code
    }
  }
}

function node(args, env = {}) {
  return run(nodePath, args, { env: toolEnvironment(nodePath, env) })
}

function program(path, args) {
  return node([join(root, 'node_modules', path), ...args])
}

/** All that looks at sources, the tests that import what has changed since a commit, and the screens and journeys that have changed themselves. */
async function changed(since, more) {
  const code = await runParts(['lint', 'arrows', 'unused', 'types'])
  if (code !== 0) return code
  for (const projects of [unitProjects, ['--project', 'integration']]) {
    const tests = [...projects, '--changed', since, '--passWithNoTests', ...more]
    const failed = await vitest(tests)
    if (failed !== 0) return failed
  }
  const { stdout } = await promisify(execFile)('git', ['diff', '--name-only', since], { cwd: root })
  const ending = (end) => stdout.split('\n').filter((file) => file.endsWith(end))
  for (const [files, work] of [
    [ending('.screen.ts'), screens],
    [ending('.journey.ts'), journeys],
  ]) {
    const failed = files.length > 0 ? await work(files) : 0
    if (failed !== 0) return failed
  }
  return 0
}

async function build() {
  await whileAlone(async () => {
    await buildServer(nodePath)
    await buildWeb(nodePath, { checked: true })
  })
  return 0
}

async function screens(filters) {
  await build()
  const chromium = await findChromium()
  return vitest(['--project', 'screens', ...filters], { CHROMIUM_PATH: chromium })
}

async function journeys(filters) {
  await build()
  const chromium = await findChromium()
  const file = 'e2e/src/other-browsers.journey.ts'
  // They weigh 130 MB, which journeys that need none of them do not wait for.
  const isForOthers = !filters.length || filters.some((filter) => file.includes(filter))
  const others = isForOthers ? await findOtherBrowsers() : {}
  return vitest(['--project', 'e2e', ...filters], {
    CHROMIUM_PATH: chromium,
    OTHER_BROWSERS: JSON.stringify(others),
  })
}

async function vitest(args, env) {
  mkdirSync(runFolder, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const path = join(root, 'node_modules/vitest/vitest.mjs')
  const code = await node([path, 'run', ...args, ...reporters], {
    NODE_ENV: 'test',
    SERVER_PROGRAM: serverProgram(),
    ...env,
  })
  count()
  return code
}

/** Adds the report of a run up. A file that could not be loaded has no tests, and counts as one that failed. */
function count() {
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  total.passed += numPassedTests
  total.failed += numFailedTests + broken.length
}
