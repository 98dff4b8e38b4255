// What is installed when, in a checkout of its own with an npm that only notes what it was asked for.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isUnloaded } from './unloaded-files.mjs'

const repository = fileURLToPath(new URL('..', import.meta.url))

/** Makes what npm ci would: one package, and its own note. Fails where a file `broken` lies in the checkout. */
const npmCli = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
const args = process.argv.slice(2).join(' ')
appendFileSync(process.env.ASKED, args + '\\n')
if (existsSync(process.env.ASKED + '.broken')) { console.error('no network'); process.exit(1) }
mkdirSync('node_modules/one/licences', { recursive: true })
for (const name of ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'LICENSE.md'])
  writeFileSync('node_modules/one/' + name, '')
writeFileSync('node_modules/.package-lock.json', '{"packages":{}}')
`

let checkout: string
let asked: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'atelier-install-'))
  asked = join(checkout, 'asked')
  cpSync(join(repository, 'tools'), join(checkout, 'tools'), { recursive: true })
  const manifest = { type: 'module', workspaces: ['server'] }
  put('package.json', JSON.stringify(manifest))
  put('package-lock.json', JSON.stringify({ packages: { '': manifest, 'node_modules/one': {} } }))
  put('.npmrc', '')
  put('server/package.json', '{}')
  put('server/src/commands/main.ts', 'process.stdout.write("the command ran")')
  put('npm/npm-cli.js', npmCli)
  put('npm/package.json', '{"type":"module"}')
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

function put(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}
const has = (path: string) => existsSync(join(checkout, 'node_modules', path))
const wasAsked = () => (existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [])

/** An operator's command, which installs what a start does; or, by `tests`, a check, which needs all. */
function runCommand(tests = false) {
  const tool = tests ? ['tools/test.mjs', 'nothing'] : ['tools/atelier.mjs']
  const env = { ...process.env, ASKED: asked, npm_execpath: join(checkout, 'npm/npm-cli.js') }
  const { stdout, stderr, status } = spawnSync(process.execPath, tool, {
    cwd: checkout,
    env,
    encoding: 'utf8',
  })
  return { output: stdout + stderr, status }
}

describe('a start', () => {
  it('installs what the server runs on, without what no server opens, once', () => {
    expect(runCommand().output).toContain('the command ran')
    expect(runCommand().output).toContain('the command ran')
    expect(wasAsked()).toHaveLength(1)
    expect(wasAsked()[0]).toContain('--omit=dev --workspace @atelier/server')
    expect(has('one/index.js') && has('one/LICENSE.md')).toBe(true)
    expect(has('one/index.d.ts') || has('one/index.js.map') || has('one/README.md')).toBe(false)
  })

  it('installs again when the lock file has changed, and leaves what is there when it cannot', () => {
    runCommand()
    put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/two': {} } }))
    put('asked.broken', '')
    const { output, status } = runCommand()
    expect(status).toBe(1)
    expect(output).toContain('no network')
    expect(has('one/index.js')).toBe(true)
    rmSync(`${asked}.broken`)
    expect(runCommand().output).toContain('the command ran')
    // What npm remembers may be too old, so that it is asked a second time without.
    const isByMemory = wasAsked().map((line) => line.includes('--prefer-offline'))
    expect(isByMemory).toEqual([true, true, false, true])
  })

  it('takes what somebody has installed by hand', () => {
    const packages = { 'node_modules/one': {} }
    put('node_modules/.package-lock.json', JSON.stringify({ packages }))
    put('node_modules/one/index.js', '')
    expect(runCommand().output).toContain('the command ran')
    expect(wasAsked()).toEqual([])
  })
})

describe('a check', () => {
  it('installs all after a start, and a start then keeps all', () => {
    runCommand()
    runCommand(true)
    expect(wasAsked()).toHaveLength(2)
    expect(wasAsked()[1]).toContain('--include=dev')
    expect(has('one/index.d.ts')).toBe(true)
    runCommand()
    expect(wasAsked()).toHaveLength(2)
    put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/two': {} } }))
    runCommand()
    expect(wasAsked()[2]).toContain('--include=dev')
  })

  it('takes no packages that a start has left and npm install has added to', () => {
    runCommand()
    const packages = { 'node_modules/one': {} }
    put('node_modules/.package-lock.json', JSON.stringify({ packages }))
    runCommand(true)
    expect(wasAsked()).toHaveLength(2)
  })
})

describe('what a start does without', () => {
  it('is what is for reading and for compilers, never a licence', () => {
    const without = ['a.d.ts', 'a.d.mts', 'a.js.map', 'README.md', 'Changelog.md', 'HISTORY']
    const kept = ['a.js', 'LICENSE', 'LICENSE.md', 'NOTICE.md', 'readme.js', 'map.json', 'a.ts']
    expect(without.filter((name) => !isUnloaded(name))).toEqual([])
    expect(kept.filter(isUnloaded)).toEqual([])
  })
})
