import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reachedPlaces } from './locked-packages.mjs'
import { releaseManifest, shrinkwrap } from './manifest.mjs'

const readJson = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const lock = readJson('package-lock.json')
const manifest = releaseManifest(
  readJson('package.json'),
  ['server', 'engines', 'contract'].map((name) => readJson(`${name}/package.json`)),
)

describe('the manifest of a release', () => {
  it('names what the server runs on, exactly, and a Node for each platform', () => {
    const named: Record<string, string> = {
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    }
    expect(named).toMatchObject({ fastify: expect.any(String), undici: expect.any(String) })
    expect(Object.keys(named).filter((name) => /^node-.*(x64|arm64)$/.test(name))).toHaveLength(5)
    expect(Object.entries(named).filter(([, version]) => !/^\d/.test(version))).toEqual([])
    expect(Object.keys(named).filter((name) => /^(@atelier|react|vite|vitest)/.test(name))).toEqual(
      [],
    )
  })

  it('brings the versions of the lock file, and nothing that only checks use', () => {
    const { packages } = shrinkwrap(manifest, lock)
    const places = Object.keys(packages).filter((place) => place)
    expect(places.length).toBeGreaterThan(300)
    expect(
      places.filter((place) => packages[place].version !== lock.packages[place].version),
    ).toEqual([])
    expect(places.filter((place) => lock.packages[place].dev)).toEqual([])
  })
})

describe('packages that a workspace reaches', () => {
  const packages = {
    server: { dependencies: { a: '1', '@atelier/contract': '1' } },
    contract: { dependencies: { z: '1' }, devDependencies: { d: '1' } },
    'node_modules/@atelier/contract': { resolved: 'contract', link: true },
    'node_modules/a': {
      dependencies: { b: '1' },
      peerDependencies: { p: '1', q: '1' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { z: '1' } },
    'node_modules/b': {},
    'node_modules/d': {},
    'node_modules/p': {},
    'node_modules/q': {},
    'node_modules/z': {},
  }
  it('are those that Node would find, through other workspaces, too', () => {
    expect(reachedPlaces(packages, ['server'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/p',
      'node_modules/z',
    ])
  })
})
