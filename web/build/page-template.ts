// Vite plugin for index.html, which the server fills for each site: puts in the critical styles and the scripts that run at once, keeps the
// style sheet from holding up anything, and says which chunks each screen needs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { minifySync } from 'vite'
import { screenFilesMark } from './screen-files.ts'
import { screensIn } from './screens-in.ts'

type Options = {
  /** Style sheets put into the page, in this order. */
  criticalStyles: string[]
  /** The scripts that must run before the first paint, in this order. */
  scripts: string[]
  /** Address of the texts of a language that every page needs; `__LANG__` is filled by the server. */
  textsAddress: string
  /** The same of those that a screen needs beside them, by its module. */
  textsFor: (screen: string) => string[]
  /** What a screen needs beside its own module. */
  beside: (screen: { path: string; isConsole: boolean }) => string[]
}

export function pageTemplate(options: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'atelier:page-template',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const read = (name: string) => readFileSync(join(config.root, name), 'utf8')
        const styles = options.criticalStyles.map((name) => smallCss(read(name))).join('')
        const scripts = options.scripts
          .map((name) => `<script>${minifySync(name, read(name)).code.trim()}</script>`)
          .join('')
        const filled = stylesLater(html)
          .replace('<!--critical-->', () => `<style>${styles}</style>${scripts}`)
          .replaceAll(/<!-- [^>]*-->|\n\s+(?=\n)/g, '')
          .replaceAll(/\n\s+/g, '\n')
        if (!bundle) return fromOwnAddress(filled, config)
        const named = [options.textsAddress, ...namedIn(html)]
        const chunksOf = chunkFinder(bundle)
        const files = Object.fromEntries(
          screensIn(join(config.root, 'src/screens')).map((screen) => {
            const needed = [screen.module, ...options.beside(screen)].flatMap(chunksOf)
            const all = [...needed, ...options.textsFor(screen.module)]
            return [screen.path, [...new Set(all)].filter((name) => !named.includes(name))]
          }),
        )
        // What every page begins with is asked for first: that is the longest way.
        const last = preload(options.textsAddress) + screenFilesMark(files)
        return filled
          .replace(/<!--screen-files-->\n?/, '')
          .replace('</head>', () => `${last}</head>`)
      },
    },
  }
}

/** While the client is developed another server sends the page: its scripts still come from here. */
function fromOwnAddress(html: string, { server }: ResolvedConfig): string {
  const origin = `http://${typeof server.host === 'string' ? server.host : 'localhost'}:${server.port}`
  return html.replaceAll(/(["'])\/(?=@|src\/|node_modules\/)/g, `$1${origin}/`)
}

/**
 * A pending style sheet holds up painting, and the focus of the served composer too: the page only has them fetched, and the
 * application applies them before it draws (src/app/late-styles.ts).
 */
function stylesLater(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const without = links.reduce((text, link) => text.replace(link, ''), html)
  const later = links.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'))
  return without.replace('<!--styles-->', later.join(''))
}

type Chunk = Rolldown.OutputChunk

/** Finds the chunk of a module and all that it needs at once, style sheets too; entries count as being there. */
function chunkFinder(bundle: Rolldown.OutputBundle): (module: string) => string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  return (module) => {
    const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!first) throw new Error(`No chunk holds ${module}`)
    const found = new Set([first])
    for (const chunk of found)
      for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other)
    return [...found]
      .filter(({ isEntry }) => !isEntry)
      .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  }
}

const namedIn = (html: string): string[] =>
  [...html.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)

const preload = (name: string): string => `<link rel="modulepreload" crossorigin href="/${name}">`

const smallCss = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
