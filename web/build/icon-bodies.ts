// Vite plugin: `virtual:icon-bodies` holds the shapes of the icons that the client names, taken from the lucide set.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { iconNames } from '../src/ui/icon-names.ts'

const publicId = 'virtual:icon-bodies'
const resolvedId = `\0${publicId}`

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function iconBodies(): Plugin {
  return {
    name: 'atelier:icon-bodies',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined
      const path = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
      const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet
      const bodies = Object.fromEntries(iconNames.map((name) => [name, shapesOf(set, name)]))
      return `export const bodies = ${JSON.stringify(bodies)}`
    },
  }
}

/** The set wraps shapes in a group that repeats the stroke; ours says it once on the svg. */
function shapesOf(set: IconSet, name: string): string {
  const parent = set.aliases?.[name]?.parent ?? name
  const body = set.icons[parent]?.body
  if (!body) throw new Error(`The icon set has no ${name}`)
  const group = /^<g ([^>]*)>(.*)<\/g>$/.exec(body)
  const shapes = group?.[2] ?? body
  return shapes.replaceAll(
    / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g,
    '',
  )
}
