// Which kind of text a text is. Its own signs go first; where it has none, its name tells.
import { isUtf8 } from 'node:buffer'
import { decodePage } from '../../../../platform/page-text.ts'
import type { Format } from './block.ts'
import { readHtml } from './formats/html.ts'
import { isJson, readJson } from './formats/json.ts'
import { readMarkdown } from './formats/markdown.ts'
import { readPlainText } from './formats/plain-text.ts'
import { readSeparated, separatorOf } from './formats/separated-values.ts'
import { readCode } from './formats/source-code.ts'
import { areSubtitles, readSubtitles } from './formats/subtitles.ts'
import { createOutline } from './outline.ts'
import type { ReadingJob } from './reading-job.ts'

const code = new Set(
  `astro bash bat c cc cfg clj cmake conf cpp cs css dart diff dockerfile elm env erl ex fish fs go gradle graphql groovy h hpp hs ini java
  jl js jsx kt less lisp log lua m makefile mjs mm nim patch php pl properties proto ps1 py r rb rs sass scala scss sh sol sql svelte swift
  tex toml ts tsx v vb vim vue xml yaml yml zig zsh`.split(/\s+/),
)

/** `text` is what the bytes say. */
export function recogniseText(text: string, { bytes, name }: ReadingJob): Format {
  const ending = (/[^./\\]+$/.exec(name)?.[0] ?? '').toLowerCase()
  if (isPage(text)) {
    // A page may say what its letters are.
    const read = () =>
      readHtml(isUtf8(bytes) || isMarked(bytes) ? text : decodePage(bytes, ''), createOutline())
    return { mime: 'text/html', read }
  }
  if (areSubtitles(text)) {
    const mime = text.startsWith('WEBVTT') ? 'text/vtt' : 'application/x-subrip'
    return { mime, read: () => readSubtitles(text) }
  }
  if (isJson(text)) return { mime: 'application/json', read: () => readJson(text) }
  if (['md', 'markdown', 'mdx'].includes(ending) || (!code.has(ending) && isMarkdown(text)))
    return { mime: 'text/markdown', read: () => readMarkdown(text) }
  if (code.has(ending)) return { mime: 'text/plain', read: () => readCode(text) }
  const separator = separatorOf(text)
  const isTable = ['csv', 'tsv', 'tab'].includes(ending)
  if (separator && (isTable || separator === '\t')) {
    const mime = separator === '\t' ? 'text/tab-separated-values' : 'text/csv'
    return { mime, read: () => readSeparated(text, separator) }
  }
  return { mime: 'text/plain', read: () => readPlainText(text) }
}

const isPage = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?(?:<!doctype html|<html[\s>])/i.test(
    text.slice(0, 4000),
  )

const isMarked = ([first]: Uint8Array): boolean => first === 0xff || first === 0xfe

const isMarkdown = (text: string): boolean => {
  const head = text.slice(0, 50_000)
  const headings = head.match(/^#{1,6} \S/gm)?.length ?? 0
  const signs =
    head.match(/^(?:```|[-*] \S|> |\|.*\|$|#{2,6} \S)|\]\(https?:|\*\*\S/gm)?.length ?? 0
  return headings > 0 && signs > 1
}
