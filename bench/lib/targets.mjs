import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Loads adapters: names in targets/, or paths; `before=../older/bench/targets/atelier.mjs` gives a path a name of its own, as two checkouts
 * beside each other need. Each gets its own port, counted from `port`.
 */
export async function load(names, { upstream, port = 9101 }) {
  const out = []
  for (const [i, each] of names.entries()) {
    const [, name, n] = /^(?:([\w-]+)=)?(.+)$/.exec(each)
    const file = existsSync(n)
      ? resolve(n)
      : fileURLToPath(new URL(`../targets/${n}.mjs`, import.meta.url))
    const make = (await import(pathToFileURL(file).href)).default
    const t = make({
      port: port + i,
      upstream,
      peers: process.env.BENCH_PEERS ?? './peers',
      harness: fileURLToPath(new URL('..', import.meta.url)),
    })
    out.push({
      name: name ?? n.replace(/^.*\/|\.mjs$/g, ''),
      base: `http://127.0.0.1:${port + i}`,
      ...t,
    })
  }
  return out
}
