// Vite plugin: `version.json` tells open pages which version the server has and what is new in it; made from CHANGELOG.md, whose newest
// section comes first: `## 0.2.0 - 2026-12-01`, a list in English, and the same under `### 简体中文` and `### 繁體中文`.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { VersionFile } from '../src/features/site/update/version-file.ts'

const heading = /^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/
const languages: Record<string, 'zh-CN' | 'zh-TW'> = { 简体中文: 'zh-CN', 繁體中文: 'zh-TW' }

/** Two points of the newest section in each language, and the version before it. Throws when the text has no section. */
export function versionFileOf(changelog: string): VersionFile {
  const sections = changelog.split(/\n(?=## )/).filter((section) => section.startsWith('## '))
  const [newest = '', before = ''] = sections
  const [, version, date] = heading.exec(newest.split('\n')[0] ?? '') ?? []
  if (!version || !date) throw new Error('CHANGELOG.md has no section "## 1.2.3 - 2026-01-31"')
  const [english = '', ...others] = newest.split(/\n### /)
  const contents: VersionFile['contents'] = { 'en-US': pointsOf(english) }
  for (const text of others) {
    const language = languages[text.split('\n')[0]?.trim() ?? '']
    if (language) contents[language] = pointsOf(text)
  }
  const [content1 = '', content2 = ''] = contents['zh-CN'] ?? pointsOf(english)
  const [, earlier = version] = heading.exec(before.split('\n')[0] ?? '') ?? []
  return {
    version,
    date,
    content1,
    content2,
    versionnew: version,
    versionold: earlier,
    contents,
  }
}

const pointsOf = (text: string): string[] =>
  text
    .split(/\n(?=- )/)
    .slice(1, 3)
    .map((point) => point.slice(2).replace(/\s+/g, ' ').trim())

export function versionFile(changelog: string): Plugin {
  const source = () => JSON.stringify(versionFileOf(readFileSync(changelog, 'utf8')))
  return {
    name: 'atelier:version-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: source() })
    },
    configureServer({ middlewares }) {
      middlewares.use('/version.json', (_, reply) => {
        reply.setHeader('content-type', 'application/json')
        reply.end(source())
      })
    },
  }
}
