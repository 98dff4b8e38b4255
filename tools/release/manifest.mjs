// What the package of a release says of itself: package.json, and npm-shrinkwrap.json, by which it brings the versions that were checked.
import { reachedPlaces } from './locked-packages.mjs'

const workspaces = ['server', 'engines', 'contract']

/** Of npm: on an older one it leaves out native parts of sharp. */
const oldestNode = '>=20.9'

/** `root` is the package.json of this checkout; `manifests` are those of the workspaces that ship. */
export function releaseManifest(root, manifests) {
  const all = (kind) =>
    Object.fromEntries(
      manifests
        .flatMap((manifest) => Object.entries(manifest[kind] ?? {}))
        .filter(([name]) => !name.startsWith('@atelier/'))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
  return {
    name: 'atelier',
    version: root.version,
    description: root.description,
    license: root.license,
    type: 'module',
    engines: { node: oldestNode },
    bin: { atelier: 'tools/release/atelier-command.mjs' },
    dependencies: all('dependencies'),
    optionalDependencies: { ...all('optionalDependencies'), ...root.optionalDependencies },
  }
}

export function shrinkwrap(manifest, lock) {
  const { packages } = lock
  const entries = [...reachedPlaces(packages, workspaces), ...nodePlaces(manifest, packages)]
  const { name, version, license, engines, bin, dependencies, optionalDependencies } = manifest
  const own = { name, version, license, engines, bin, dependencies, optionalDependencies }
  const shipped = entries.sort().map((place) => {
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = packages[place]
    return [place, entry]
  })
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...Object.fromEntries(shipped) },
  }
}

const nodePlaces = ({ optionalDependencies }, packages) =>
  Object.keys(optionalDependencies)
    .map((name) => `node_modules/${name}`)
    .filter((place) => packages[place] && /node_modules\/node-/.test(place))
