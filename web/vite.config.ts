import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { fetchFirst } from './build/fetch-first.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { iconBodies } from './build/icon-bodies.ts'
import { pageTemplate } from './build/page-template.ts'
import { replyShapes } from './build/reply-shapes.ts'
import { routeBudget } from './build/route-budget.ts'
import { styleSources } from './build/style-sources.ts'
import { allTextsHash, lateTextName, textChunk, textsHash } from './build/text-chunks.ts'
import { thirdPartyFile } from './build/third-party-file.ts'
import { versionFile } from './build/version-file.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const hash = textsHash(root)
const lateHash = allTextsHash(root)
// Somebody waits for a first start.
const later = process.env.COMPRESS_LATER === '1'
/** What every page fetches when the first screen is drawn: to talk with, and what answers are drawn with. */
const aheadOfUse =
  /\/(message-list|group-list|list-pane|rail-foot|markdown|answer-parts|asked-parts|dictate-button|bar-host)\.tsx$/

/** What the first steps of an installation show of other rooms. */
const consoleForms = /\/screens\/admin\/(sites\/settings|connections|money|backup)\//
/** Modules that several late ones need, without what those need themselves. */
const sharedLate = { minShareCount: 2, includeDependenciesRecursively: false }

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    iconBodies(),
    replyShapes(),
    fetchFirst(fileURLToPath(new URL('src/lib/fetch-first.ts', import.meta.url))),
    pageTemplate({
      criticalStyles: ['src/ui/tokens.css', 'src/app/boot-frame.css'],
      script: 'src/app/theme-script.js',
      firstScreen: 'src/screens/chat/chat-place.tsx',
      textsAddress: `assets/texts-__LANG__-${hash}.js`,
    }),
    versionFile(fileURLToPath(new URL('../CHANGELOG.md', import.meta.url))),
    thirdPartyFile(fileURLToPath(new URL('../THIRD-PARTY.md', import.meta.url))),
    styleSources(root),
    brotli({ later, behind: ['ahead', 'late'] }),
    firstLoadBudget(),
    // What it counts must be compressed.
    later ? [] : routeBudget(),
  ],
  // Workers and frames fetch parts of what they need late, as the page does.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (name.startsWith('texts-')) return `assets/${name}-${hash}.js`
          const texts = lateTextName(facadeModuleId)
          return texts ? `assets/${texts}-${lateHash}.js` : 'assets/[name]-[hash].js'
        },
        codeSplitting: {
          // The first load of the chat in few files: framework, frame, chat, texts.
          groups: [
            { name: textChunk, test: /\/i18n\/locales\// },
            { name: 'frame', tags: ['$initial'] },
            { name: 'chat', test: /\/screens\/chat\/chat-(place|screen)\.tsx$/ },
            { name: 'late', test: /\/ui\/late\.css$/ },
            { name: 'ahead', test: aheadOfUse },
            // The first load names every file that may be fetched: what rooms of the console share is one, and so is what is tiny.
            { name: 'console-parts', test: /\/screens\/admin\/frame\//, ...sharedLate },
            { name: 'console-forms', test: consoleForms, ...sharedLate },
            { name: 'console-reminder', test: /\/features\/console\//, ...sharedLate },
            { name: 'late-parts', test: /\/(contract|lib)\//, maxModuleSize: 1500, ...sharedLate },
          ],
        },
      },
    },
  },
})
