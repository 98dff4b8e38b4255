// Vite plugin: a build whose first load has grown beyond its budget fails. Counts what the page names, as it is sent, brotli.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { screenFilesIn } from './screen-files.ts'

/** Bytes on the wire. */
const budget = { js: 167_000, css: 10_000 }
/** The page itself is one. */
const maxRequests = 6
const languages = ['zh-CN', 'zh-TW', 'en-US']

/** The scripts and style sheets that the page of a screen has loaded at once, as its template names them. */
export function firstLoadOf(page: string, screen = '/chat'): string[] {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags.flatMap((tag) => /\b(?:src|href)="\/([^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? [])
  return [...named, ...(screenFilesIn(page)[screen] ?? [])]
}

/** A sentence for each kind of file that is over its budget in some language, and for too many of them. */
export function overBudget(page: string, sizeOf: (file: string) => number): string[] {
  const files = firstLoadOf(page)
  const requests = files.length + 1
  const tooMany =
    requests > maxRequests
      ? [`The first load takes ${requests} requests, of at most ${maxRequests}.`]
      : []
  const tooLarge = (['js', 'css'] as const).flatMap((kind) => {
    const sizes = languages.map((language) =>
      files
        .filter((file) => file.endsWith(`.${kind}`))
        .reduce((sum, file) => sum + sizeOf(file.replace('__LANG__', language)), 0),
    )
    const max = Math.max(...sizes)
    return max > budget[kind]
      ? [`The first load has ${max} bytes of ${kind}, of at most ${budget[kind]}.`]
      : []
  })
  return [...tooLarge, ...tooMany]
}

export function firstLoadBudget(): Plugin {
  let folder = ''
  return {
    name: 'atelier:first-load-budget',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    writeBundle: {
      // After the compressed files are there.
      order: 'post',
      sequential: true,
      handler() {
        const page = readFileSync(join(folder, 'index.html'), 'utf8')
        const over = overBudget(page, (file) => statSync(join(folder, `${file}.br`)).size)
        if (over.length > 0)
          this.error(`${over.join(' ')} Load late what the first screen does not need.`)
      },
    },
  }
}
