// Vite plugin for index.html, which the server fills for each site: puts in the critical styles and the theme script, keeps the
// style sheet from holding up anything, and names the chunks that the first screen needs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite'
import { minifySync } from 'vite'

type Options = {
  /** Style sheets put into the page, in this order. */
  criticalStyles: string[]
  /** The script that must run before the first paint. */
  script: string
  /** The module of the screen that most visits begin with. */
  firstScreen: string
  /** Address of the texts of a language; `__LANG__` is filled by the server. */
  textsAddress: string
}

export function pageTemplate(options: Options): Plugin {
  let config: ResolvedConfig
  return {
    name: 'atelier:page-template',
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      if (error || config.command !== 'build') return
      const id = [...this.getModuleIds()].find((each) => each.endsWith(options.firstScreen))
      // What its route fetches instead would be asked for only when what the page names has run: a whole way to the server and back more.
      if (!id || this.getModuleInfo(id)?.dynamicImporters.length === 0)
        this.error(`No route begins with ${options.firstScreen}.`)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const read = (name: string) => readFileSync(join(config.root, name), 'utf8')
        const styles = options.criticalStyles.map((name) => smallCss(read(name))).join('')
        const script = minifySync(options.script, read(options.script)).code.trim()
        const chunks = bundle ? chunksFor(bundle, options.firstScreen) : []
        const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const filled = stylesLater(html, sheets)
          .replace('<!--critical-->', () => `<style>${styles}</style><script>${script}</script>`)
          .replaceAll(/<!-- [^>]*-->|\n\s+(?=\n)/g, '')
          .replaceAll(/\n\s+/g, '\n')
        if (!bundle) return fromOwnAddress(filled, config)
        const names = [options.textsAddress, ...chunks.map(({ fileName }) => fileName)]
        const missing = names.filter((name) => !html.includes(`"/${name}"`))
        return { html: filled, tags: missing.map(preload) }
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
function stylesLater(html: string, more: string[]): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const without = links.reduce((text, link) => text.replace(link, ''), html)
  const added = more
    .filter((name) => !links.some((link) => link.includes(`"/${name}"`)))
    .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)
  const later = [...links, ...added].map((link) =>
    link.replace('rel="stylesheet"', 'rel="preload" as="style"'),
  )
  return without.replace('<!--styles-->', later.join(''))
}

type Chunk = Rolldown.OutputChunk

/** The chunk of a screen and all that it needs at once; entries count as being there. */
function chunksFor(bundle: Rolldown.OutputBundle, screen: string): Chunk[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)))
  if (!first) throw new Error(`No chunk holds ${screen}`)
  const found = new Set([first])
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other)
  }
  return [...found].filter(({ isEntry }) => !isEntry)
}

const preload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
  injectTo: 'head',
})

const smallCss = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
