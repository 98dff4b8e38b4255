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
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const isOurs = Object.values(bundle).some(
          (file) =>
            file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/fetch-first.ts')),
        )
        if (!isOurs)
          this.error('imports are not fetched first: Vite keeps its helper elsewhere now')
        // Vite takes modules that are nothing but styles out of the bundle, after it has named them.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            for (const [, named = ''] of file.code.matchAll(/"(assets\/[^"]+\.(?:js|css))"/g))
              if (!(named in bundle))
                this.error(
                  `${file.fileName} would fetch ${named}, which is not there: import styles with a module`,
                )
      },
    },
  }
}
