// The folder that a release is packed from.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from '../build-workspace.mjs'
import { root } from '../workplace.mjs'
import { compileModules } from './compile.mjs'
import { releaseManifest, shrinkwrap } from './manifest.mjs'

const entries = ['server/src/main.ts', 'server/src/commands/main.ts']

/** Taken over as they are; client and server must have been built. */
export const packagedFiles = [
  'web/dist',
  'web/src/i18n/html-texts.json',
  'server/src/platform/db/migrations',
  'server/src/features/making/samples/files',
  'content',
  'docs/handbook',
  'tools/quick-imports.mjs',
  'tools/end-with-npm.mjs',
  'tools/end-with-parent.mjs',
  'tools/release/atelier-command.mjs',
  'tools/run.mjs',
  'tools/server-arguments.mjs',
  'tools/workplace.mjs',
  'LICENSE',
  'CHANGELOG.md',
  'THIRD-PARTY.md',
]

const isLeftOut = (path) => /\.test\.ts$|\/\.built-from$/.test(path)

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Makes the folder again. Returns the manifest. Throws where the code in it imports a package that the manifest does not name. */
export function makePackageFolder(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { packages } = compileModules(entries, root, folder)
  for (const path of packagedFiles)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (each) => !isLeftOut(each),
    })
  takeBuiltServer(folder)
  cpSync(join(root, 'docs/operating/releases.md'), join(folder, 'README.md'))
  const manifests = ['server', 'engines', 'contract'].map((name) =>
    readJson(`${name}/package.json`),
  )
  const manifest = releaseManifest(readJson('package.json'), manifests)
  const write = (name, content) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  write('package.json', manifest)
  write('npm-shrinkwrap.json', shrinkwrap(manifest, readJson('package-lock.json')))
  const named = { ...manifest.dependencies, ...manifest.optionalDependencies }
  const missing = [...packages].filter((name) => !(name in named))
  if (missing.length > 0) throw new Error(`Imported, and no dependency: ${missing.join(', ')}`)
  return manifest
}

/** The server as one file; the modules that it starts by their addresses are JavaScript here. */
function takeBuiltServer(folder) {
  const from = distOf('server')
  const to = join(folder, 'server/dist')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(join(from, name), 'utf8')
    writeFileSync(join(to, name), code.replace(startedByAddress, '$1.js"'))
  }
}

const startedByAddress = /(?<=new URL\()("\.{1,2}\/[^"]+)\.ts"(?=, new URL\()/g
