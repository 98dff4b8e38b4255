// Puts our own fetching around every import() in place of Vite's, and tells it all that an import needs.
import type { Plugin } from 'vite'

/** The module in which Vite keeps what it puts around an import(). */
const helper = '\0vite/preload-helper.js'

export function fetchFirst(module: string): Plugin {
  return {
    name: 'atelier-fetch-first',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves the imported file itself out when it needs no other.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : needed,
        },
      },
    }),
    load: {
      order: 'pre',
      handler: (id) =>
        id === helper
          ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(module)}`
          : undefined,
    },
    generateBundle(_, bundle) {
      const isOurs = Object.values(bundle).some(
        (file) =>
          file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/fetch-first.ts')),
      )
      if (!isOurs) this.error('imports are not fetched first: Vite keeps its helper elsewhere now')
    },
  }
}
