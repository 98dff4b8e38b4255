// Vite plugin for index.html, which the server fills for each site: puts in the critical styles and the theme script, keeps the
// style sheet from holding up the first paint, and names the chunks that the first screen needs.
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
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const read = (name: string) => readFileSync(join(config.root, name), 'utf8')
        const styles = options.criticalStyles.map((name) => smallCss(read(name))).join('')
        const script = minifySync(options.script, read(options.script)).code.trim()
        const filled = stylesIntoBody(html)
          .replace('<!--critical-->', () => `<style>${styles}</style><script>${script}</script>`)
          .replaceAll(/<!-- [^>]*-->|\n\s+(?=\n)/g, '')
          .replaceAll(/\n\s+/g, '\n')
        if (!bundle) return fromOwnAddress(filled, config)
        return { html: filled, tags: preloads(bundle, html, options) }
      },
    },
  }
}

/** While the client is developed another server sends the page: its scripts still come from here. */
function fromOwnAddress(html: string, { server }: ResolvedConfig): string {
  const origin = `http://${typeof server.host === 'string' ? server.host : 'localhost'}:${server.port}`
  return html.replaceAll(/(["'])\/(?=@|src\/|node_modules\/)/g, `$1${origin}/`)
}

/** A style sheet in the head holds up everything; after the served frame it holds up only what comes behind it. */
function stylesIntoBody(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const without = links.reduce((text, link) => text.replace(link, ''), html)
  return without.replace('<!--styles-->', links.join(''))
}

function preloads(
  bundle: Rolldown.OutputBundle,
  html: string,
  { firstScreen, textsAddress }: Options,
): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const screen = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(firstScreen))
  const wanted = new Set<string>()
  const add = (name: string) => {
    if (wanted.has(name)) return
    wanted.add(name)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) {
      add(imported)
    }
  }
  if (screen) add(screen.fileName)
  const hrefs = [textsAddress, ...wanted].map((name) => `/${name}`)
  return hrefs
    .filter((href) => !html.includes(`"${href}"`))
    .map((href) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href },
      injectTo: 'head',
    }))
}

const smallCss = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
