// Vite plugin: a build in which a screen's code has grown beyond its budget fails. Counts what opening the screen from another one
// fetches at once, as it is sent, brotli; what it loads later, when it is wanted, does not count.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { firstLoadOf } from './first-load-budget.ts'

/** Bytes on the wire. */
const budget = 60_000

/** What of a chunk is looked at. */
type Chunk = { imports: readonly string[]; facadeModuleId: string | null }

/** The chunk and all that it cannot begin without, but for what is there already. */
export function closureOf(
  file: string,
  chunks: ReadonlyMap<string, Chunk>,
  loaded: ReadonlySet<string>,
): Set<string> {
  const closure = new Set<string>()
  const add = (each: string): void => {
    const chunk = chunks.get(each)
    if (!chunk || loaded.has(each) || closure.has(each)) return
    closure.add(each)
    for (const needed of chunk.imports) add(needed)
  }
  add(file)
  return closure
}

/** A sentence for each screen whose code is over the budget. */
export function screensOverBudget(
  chunks: ReadonlyMap<string, Chunk>,
  loaded: ReadonlySet<string>,
  sizeOf: (file: string) => number,
): string[] {
  return [...chunks].flatMap(([file, { facadeModuleId }]) => {
    if (!/\/screens\/.*-screen\.tsx$/.test(facadeModuleId ?? '')) return []
    let size = 0
    for (const each of closureOf(file, chunks, loaded)) size += sizeOf(each)
    return size > budget ? [`${file} wants ${size} bytes, of at most ${budget}.`] : []
  })
}

export function routeBudget(): Plugin {
  let folder = ''
  return {
    name: 'atelier:route-budget',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    writeBundle: {
      // After the compressed files are there.
      order: 'post',
      sequential: true,
      handler(_, bundle) {
        const chunks = new Map<string, Chunk>()
        for (const [file, each] of Object.entries(bundle))
          if (each.type === 'chunk') chunks.set(file, each)
        const first = firstLoadOf(readFileSync(join(folder, 'index.html'), 'utf8'))
        // Every page, and the chat, have fetched it before anybody goes anywhere.
        const ahead = [...chunks.keys()].filter((file) => /\/(ahead|around)-[^/]*$/.test(file))
        const loaded = new Set([...first, ...ahead])
        const sizeOf = (file: string) => statSync(join(folder, `${file}.br`)).size
        const over = screensOverBudget(chunks, loaded, sizeOf)
        if (over.length > 0) this.error(`${over.join(' ')} Load late what is not seen at first.`)
      },
    },
  }
}
