// Vite plugin: writes each text file of the build a second time as `.br`, for a server that sends it as it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compressFiles, compressibleFiles } from './compress-files.ts'
import { firstLoadOf } from './first-load-budget.ts'

/** `later` leaves all but the first load to `compress-rest.ts`. */
export function brotli({ later }: { later: boolean }): Plugin {
  let folder = ''
  return {
    name: 'atelier:brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async writeBundle() {
      const names = later ? firstLoad() : compressibleFiles(folder)
      await compressFiles(folder, names)
    },
  }

  function firstLoad() {
    const named = firstLoadOf(readFileSync(join(folder, 'index.html'), 'utf8'))
    const patterns = named.map((name) => name.split('__LANG__'))
    return compressibleFiles(folder).filter((name) =>
      patterns.some(([start = '', end = '']) => name.startsWith(start) && name.endsWith(end)),
    )
  }
}
