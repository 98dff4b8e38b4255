// The server as one file, `dist/main.js`, which is what a start runs: a module of its own for each of some 1,500 files takes twice the processor
// to start, and holds 20 MiB more. Packages stay outside. Built by tools/build-server.mjs.
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, normalizePath, type Plugin } from 'vite'

/** With slashes, as Vite names modules on every system. */
const root = normalizePath(fileURLToPath(new URL('../', import.meta.url)))
/** Two folders down, wherever this is built: from there to the root. */
const up = '../../'
const workspace = /^@atelier\/([\w-]+)(?:\/(.+))?$/

/** Modules of the workspaces by their names, as the manifests' exports have them; packages are the runtime's to find. */
function ownModules(): Plugin {
  return {
    name: 'own-modules',
    enforce: 'pre',
    resolveId(specifier) {
      const [, name, module = 'index'] = workspace.exec(specifier) ?? []
      if (name) return posix.join(root, name, 'src', `${module}.ts`)
      return undefined
    },
  }
}

/** A module that asks for its own address gets that of its source: programs and files are named beside it. */
function ownAddresses(): Plugin {
  return {
    name: 'own-addresses',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return
      const code = await readFile(id, 'utf8')
      if (!code.includes('import.meta.')) return
      const source = up + id.slice(root.length)
      const changed = code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(source)}, import.meta.url).href`,
      )
      const rest = /import\.meta\.(?!url\b)\w+/.exec(changed)
      if (rest) throw new Error(`${id}: ${rest[0]} is not known to the built server`)
      return changed
    },
  }
}

export default defineConfig({
  plugins: [ownModules(), ownAddresses()],
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: (id) => !/^(\.|\/|[A-Za-z]:[\\/]|@atelier\/)/.test(id) && id !== 'src/main.ts',
      output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
