// Node runs no TypeScript below node_modules, so a release holds JavaScript: each module that the entries reach, its types taken out, its
// lines where they were.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Modules that are started by their address rather than imported: `new URL('./paint-worker.ts', import.meta.url)`. */
const byAddress = /new URL\(\s*'(\.{1,2}\/[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g
const workspace = /^@atelier\/([\w-]+)(?:\/(.+))?$/

/**
 * Writes the modules that these entries reach below `from` to the same places below `to`, as `.js`. Paths have slashes. Resolves with the
 * packages that they import.
 */
export function compileModules(entries, from, to) {
  const waiting = [...entries]
  const seen = new Set(waiting)
  const packages = new Set()
  const visit = (path) => {
    if (seen.has(path)) return
    seen.add(path)
    waiting.push(path)
  }
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = readFileSync(join(from, path), 'utf8')
    const { code, modules, imported } = compileModule(source, path)
    for (const module of modules) visit(module)
    for (const name of imported) packages.add(name)
    const file = join(to, compiledName(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  return { packages, modules: seen }
}

const compiledName = (path) => path.replace(/\.ts$/, '.js')

/** The module as JavaScript that names compiled modules; `modules` are the others of ours that it needs, `imported` names packages. */
export function compileModule(source, path) {
  const stripped = stripTypeScriptTypes(source)
  const { module, errors } = parseSync(compiledName(path), stripped, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const modules = []
  const imported = []
  /** From back to front, so that positions stay good. */
  const changes = []
  for (const { start, end } of requestsOf(module)) {
    const specifier = /^(['"])(.*)\1$/.exec(stripped.slice(start, end))?.[2]
    // What is put together at run time is nothing of ours.
    if (specifier === undefined) continue
    const target = ownModule(specifier, path)
    if (target) {
      modules.push(target)
      changes.push({ start, end, text: `'${relative(path, compiledName(target))}'` })
    } else if (!specifier.startsWith('node:')) imported.push(packageOf(specifier))
  }
  for (const match of stripped.matchAll(byAddress)) {
    const [whole, specifier] = match
    modules.push(ownModule(specifier, path))
    const start = match.index + whole.indexOf(specifier)
    changes.push({ start, end: start + specifier.length, text: compiledName(specifier) })
  }
  changes.sort((one, other) => other.start - one.start)
  let code = stripped
  for (const { start, end, text } of changes) code = code.slice(0, start) + text + code.slice(end)
  return { code, modules, imported }
}

const requestsOf = ({ staticImports, staticExports, dynamicImports }) =>
  [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
    .filter((request) => request)
    .filter(
      ({ start }, index, all) => all.findIndex((request) => request.start === start) === index,
    )

/** The path of a module of this checkout; undefined for a package's or Node's. */
function ownModule(specifier, importer) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const [, name, module = 'index'] = workspace.exec(specifier) ?? []
  return name && `${name}/src/${module}.ts`
}

function relative(importer, target) {
  const path = posix.relative(posix.dirname(importer), target)
  return path.startsWith('.') ? path : `./${path}`
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
