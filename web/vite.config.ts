import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { callNames } from './build/call-names.ts'
import { fetchFirst } from './build/fetch-first.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { iconBodies } from './build/icon-bodies.ts'
import { pageTemplate } from './build/page-template.ts'
import { replyShapes } from './build/reply-shapes.ts'
import { routeBudget } from './build/route-budget.ts'
import { settingForms } from './build/setting-forms.ts'
import { sharedPart } from './build/shared-parts.ts'
import { styleSources } from './build/style-sources.ts'
import {
  allTextsHash,
  lateTextName,
  textChunk,
  textFilesOf,
  textsHash,
} from './build/text-chunks.ts'
import { thirdPartyFile } from './build/third-party-file.ts'
import { versionFile } from './build/version-file.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const hash = textsHash(root)
const lateHash = allTextsHash(root)
// Somebody waits for a first start.
const later = process.env.COMPRESS_LATER === '1'
/** What is around every screen and may come after it. */
const aroundScreens = /\/(list-pane|rail-foot|bar-host)\.tsx$/
/** What the chat fetches when it is drawn: conversations, and what answers are drawn with. */
const aheadOfUse =
  /\/(message-list|group-list|markdown|answer-parts|asked-parts|dictate-button|vendor-sign)\.tsx$/

/** What rooms of the console share. */
const consoleParts = /\/screens\/admin\/frame\/|virtual:setting-forms/
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
    callNames(),
    replyShapes(),
    settingForms(),
    fetchFirst(fileURLToPath(new URL('src/lib/fetch-first.ts', import.meta.url))),
    pageTemplate({
      criticalStyles: ['src/ui/tokens.css', 'src/app/boot-frame.css'],
      scripts: [
        'src/app/theme-script.js',
        'src/app/early-calls.js',
        'src/app/early-conversations.js',
      ],
      textsAddress: `assets/texts-__LANG__-${hash}.js`,
      textsFor: (screen) =>
        textFilesOf(screen).map((name) => `assets/${name}-__LANG__-${lateHash}.js`),
      beside: ({ path, isConsole }) => {
        if (isConsole) return ['/app/console/console-layout.tsx']
        // The chat's first load is full; what is around it comes behind it.
        return path === '/chat' ? [] : ['/app/layout/panes/list-pane.tsx']
      },
    }),
    versionFile(fileURLToPath(new URL('../CHANGELOG.md', import.meta.url))),
    thirdPartyFile(fileURLToPath(new URL('../THIRD-PARTY.md', import.meta.url))),
    styleSources(root),
    brotli({ later, behind: ['around', 'ahead', 'late'] }),
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
          if (name.includes('-texts-')) return `assets/${name}-${lateHash}.js`
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
            { name: 'around', test: aroundScreens },
            { name: 'ahead', test: aheadOfUse },
            // The first load names every file that may be fetched: what rooms of the console share is one, and so is what is tiny.
            { name: 'console-parts', test: consoleParts, ...sharedLate },
            { name: 'console-forms', test: consoleForms, ...sharedLate },
            // What the console shows of them, too, goes in one file.
            {
              name: 'published-card',
              test: /\/gallery\/published-(card|cache|shape)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            { name: 'console-reminder', test: /\/features\/console\//, ...sharedLate },
            {
              name: (id, build) => sharedPart(id, (each) => build.getModuleInfo(each)),
              includeDependenciesRecursively: false,
            },
            { name: 'late-parts', test: /\/(contract|lib)\//, maxModuleSize: 1500, ...sharedLate },
          ],
        },
      },
    },
  },
})
