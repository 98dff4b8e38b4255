// Whether the Nodes that come with the product are the newest of their line that the registry has, and whether all platforms could have
// one; and whether there is a later PostgreSQL of its major, or one that is packed as a release: all so far are called betas.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm-command.mjs'
import { runQuietly } from './run.mjs'
import { findNode, root } from './workplace.mjs'

const majorOf = (version) => Number(version.split('.')[0])

function isNewer(one, other) {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  const index = left.findIndex((part, at) => part !== right[at])
  return index >= 0 && left[index] > right[index]
}

const newestOf = (versions) =>
  versions.reduce((newest, each) => (isNewer(each, newest) ? each : newest), '0.0.0')

/**
 * A line for each thing to do: `pinned` has the version of each package that brings a Node, `known` all versions that the registry has of
 * it.
 */
export function oldNodes(pinned, known) {
  const names = Object.keys(pinned)
  const ofLine = (name) =>
    known[name].filter((version) => majorOf(version) === majorOf(pinned[name]))
  const [first = [], ...others] = names.map(ofLine)
  const common = newestOf(
    first.filter((version) => others.every((versions) => versions.includes(version))),
  )
  const isForAll = common !== '0.0.0' && names.some((name) => isNewer(common, pinned[name]))
  if (isForAll) return [`Node ${common} is there for every platform.`]
  return names.flatMap((name) => {
    const newest = newestOf(ofLine(name))
    return isNewer(newest, pinned[name])
      ? [`${name} is ${pinned[name]}, and ${newest} is there.`]
      : []
  })
}

/** The same for PostgreSQL, whose versions here are like `18.4.0-beta.17`: those of PostgreSQL, and the number of the package. */
export function oldPostgres(pinned, known) {
  const released = (version) => version.split('-')[0]
  return Object.entries(pinned).flatMap(([name, version]) => {
    const ofLine = known[name].filter((each) => majorOf(each) === majorOf(version))
    const newest = newestOf(ofLine.map(released))
    if (isNewer(newest, released(version)))
      return [`${name} is ${version}, and ${newest} is there.`]
    const isPacked = version !== newest && ofLine.includes(newest)
    return isPacked ? [`${name} is ${version}, and ${newest} is there as a release.`] : []
  })
}

const optional = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).optionalDependencies

export const pinnedNodes = () => optional('package.json')

/** Asks the registry. Resolves with the lines, or undefined where it says nothing. */
export async function findOldPrograms(patience) {
  const nodes = await versionsOf(pinnedNodes(), patience)
  const postgres = nodes && (await versionsOf(optional('server/package.json'), patience))
  if (!postgres) return undefined
  return [
    ...oldNodes(pinnedNodes(), nodes),
    ...oldPostgres(optional('server/package.json'), postgres),
  ]
}

async function versionsOf(pinned, patience) {
  const known = {}
  for (const name of Object.keys(pinned)) {
    const args = ['view', name, 'versions', '--json', '--loglevel=silent', ...patience]
    const command = npm(args, findNode())
    const { code, output } = await runQuietly(command.file, command.args, {
      cwd: root,
      env: command.env,
    })
    if (code !== 0) return undefined
    known[name] = [JSON.parse(output)].flat()
  }
  return known
}
