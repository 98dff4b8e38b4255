// Vite plugin: writes each text file of the build a second time as `.br`, for a server that sends it as it is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compressFiles, compressibleFiles } from './compress-files.ts'
import { firstLoadOf } from './first-load-budget.ts'

type Options = {
  /** Leaves what no first page fetches by itself to `compress-rest.ts`. */
  later: boolean
  /** The names of the chunks that first pages fetch behind their first load. */
  behind: readonly string[]
}

/** The screens that visits begin with where a site says nothing else. */
const beginnings = ['/chat', '/midjourney', '/mobilehome']

/** Those of the files that first pages fetch by themselves: what it names, in each language, and the scripts and style sheets of `behind`. */
export function fetchedByPages(
  names: readonly string[],
  page: string,
  behind: readonly string[],
): string[] {
  const first = beginnings.flatMap((screen) => firstLoadOf(page, screen))
  const named = first.map((name) => name.split('__LANG__'))
  const late = behind.map((name) => [`assets/${name}-`, ''])
  return names.filter((name) =>
    [...named, ...late].some(
      ([start = '', end = '']) => name.startsWith(start) && name.endsWith(end),
    ),
  )
}

export function brotli({ later, behind }: Options): Plugin {
  let folder = ''
  return {
    name: 'atelier:brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async writeBundle() {
      const names = compressibleFiles(folder)
      for (const name of behind)
        if (!names.some((file) => file.startsWith(`assets/${name}-`)))
          this.error(`No page fetches ${name}: the chunk has another name now.`)
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      await compressFiles(folder, later ? fetchedByPages(names, page, behind) : names)
    },
  }
}
