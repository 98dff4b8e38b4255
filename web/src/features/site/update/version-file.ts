import type { Locale } from '@atelier/contract/primitives'

import { isObject, textOr } from '../../../api/foreign-json.ts'

/** What `/version.json` says; the build makes it (build/version-file.ts). */
export type VersionFile = {
  version: string
  date: string
  /** The two newest points in the default language. */
  content1: string
  content2: string
  versionnew: string
  versionold: string
  /** The same points in each language. */
  contents: Partial<Record<Locale, string[]>>
}

/**
 * What can be read of a version file: the specification asks for its six fields and says nothing of `contents`, and the file may be
 * somebody else's. Throws TypeError for what names no version.
 */
export function versionFileFrom(value: unknown): VersionFile {
  const version = isObject(value) ? textOr(value.version, '').trim() : ''
  if (!isObject(value) || version === '') throw new TypeError('it names no version')
  return {
    version,
    date: textOr(value.date, ''),
    content1: textOr(value.content1, ''),
    content2: textOr(value.content2, ''),
    versionnew: textOr(value.versionnew, version),
    versionold: textOr(value.versionold, ''),
    contents: contentsFrom(value.contents),
  }
}

function contentsFrom(value: unknown): VersionFile['contents'] {
  if (!isObject(value)) return {}
  const contents: VersionFile['contents'] = {}
  for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
    const lines = value[language]
    if (Array.isArray(lines)) {
      contents[language] = lines.filter((line): line is string => typeof line === 'string')
    }
  }
  return contents
}
