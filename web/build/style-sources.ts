// Vite plugin: sees to it that what is drawn has its styles. The first sheet (src/ui/base.css) names its sources; a module beside them
// may only be loaded late, and by a module that brings the second sheet (src/ui/late.css).
import { readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What the check needs to know of a module; ids are absolute paths. */
export type ModuleLinks = { id: string; imports: string[]; lateImports: string[] }

/** Whether the first sheet has the classes of a file, by the `@source` lines of its text. */
export function sourcesOf(sheet: string, folder: string): (file: string) => boolean {
  const named = [...sheet.matchAll(/^@source (not )?'(.+)';$/gm)].map(([, not, path = '']) => ({
    not: Boolean(not),
    path: resolve(folder, path),
  }))
  const names = (path: string, file: string) =>
    file.startsWith(path + sep) || matchesGlob(file, path)
  return (file) =>
    named.some(({ not, path }) => !not && names(path, file)) &&
    !named.some(({ not, path }) => not && names(path, file))
}

/**
 * A sentence for each module that is drawn without its styles. `entry` starts the application, and is loaded first; what is loaded late by
 * something that has brought the second sheet finds it there.
 */
export function withoutStyles(
  modules: ModuleLinks[],
  { entry, lateSheet, hasStyles }: StyleRules,
): string[] {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const loads = new Map<string, Set<string>>()
  const loadersOf = new Map<string, string[]>()
  const roots = new Set([entry])
  for (const root of roots) {
    const loaded = new Set([root])
    for (const id of loaded) for (const next of byId.get(id)?.imports ?? []) loaded.add(next)
    loads.set(root, loaded)
    for (const id of loaded)
      for (const late of byId.get(id)?.lateImports ?? []) {
        roots.add(late)
        loadersOf.set(late, [...(loadersOf.get(late) ?? []), root])
      }
  }
  const hasSheet = new Set([...roots].filter((root) => loads.get(root)?.has(lateSheet)))
  if (hasSheet.has(entry)) return [`${lateSheet} is in the first load`]
  for (let before = -1; before < hasSheet.size; ) {
    before = hasSheet.size
    for (const [root, loaders] of loadersOf)
      if (loaders.every((loader) => hasSheet.has(loader))) hasSheet.add(root)
  }
  return [...roots].flatMap((root) => {
    if (hasSheet.has(root)) return []
    const bare = [...(loads.get(root) ?? [])].filter(
      (id) => id !== entry && id.endsWith('.tsx') && !hasStyles(id),
    )
    return bare.map((id) =>
      root === entry
        ? `${id} is in the first load, but not among the sources of src/ui/base.css`
        : `${id} is drawn without its styles: ${root} has to import src/ui/late.css`,
    )
  })
}

type StyleRules = { entry: string; lateSheet: string; hasStyles: (file: string) => boolean }

export function styleSources(root: string): Plugin {
  const source = join(root, 'src')
  const sheet = join(source, 'ui/base.css')
  return {
    name: 'atelier:style-sources',
    apply: 'build',
    generateBundle() {
      const modules = [...this.getModuleIds()].flatMap((id) => {
        const info = id.startsWith(source) && this.getModuleInfo(id)
        if (!info) return []
        return { id, imports: [...info.importedIds], lateImports: [...info.dynamicallyImportedIds] }
      })
      const own = modules.map((module) => ({
        ...module,
        lateImports: module.lateImports.filter((id) => id.startsWith(source)),
      }))
      const failures = withoutStyles(own, {
        entry: join(source, 'main.tsx'),
        lateSheet: join(source, 'ui/late.css'),
        hasStyles: sourcesOf(readFileSync(sheet, 'utf8'), dirname(sheet)),
      })
      if (failures.length > 0) this.error(failures.join('\n'))
    },
  }
}
