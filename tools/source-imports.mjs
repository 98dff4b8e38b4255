// Who imports whom among our own sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './workplace.mjs'

const packages = ['contract', 'engines', 'server', 'web', 'e2e']
const folders = [...packages.map((name) => `${name}/src`), 'tools', 'bench']

/** Paths from the root of the repository. */
export const files = folders.flatMap((folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true })
        .map((path) => posix.join(folder, String(path).replaceAll('\\', '/')))
        .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    : [],
)
const known = new Set(files)

/** All imports of a file: what is written, whether it is for types only, and the file of ours it leads to. */
export function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  const found = [
    ...module.staticImports.map(readImport),
    ...module.staticExports.flatMap(readExport),
  ]
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (literal) found.push({ request: literal[2], typeOnly: false })
  }
  return found.map((one) => ({ ...one, ...resolve(file, one.request) }))
}

const readImport = ({ moduleRequest, entries }) => ({
  request: moduleRequest.value,
  typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
})

const readExport = ({ entries }) =>
  entries
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, isType }) => ({ request: moduleRequest.value, typeOnly: isType }))

function resolve(file, request) {
  const path = request.replace(/\?.*$/, '')
  if (path.startsWith('.')) return check(posix.join(dirname(file), path))
  const ours = /^@atelier\/([^/]+)(?:\/(.+))?$/.exec(path)
  if (ours) return check(`${ours[1]}/src/${ours[2] ?? 'index'}.ts`)
  return { package: path }
}

function check(target) {
  if (known.has(target)) return { target }
  return existsSync(join(root, target)) ? { other: target } : { missing: target }
}
