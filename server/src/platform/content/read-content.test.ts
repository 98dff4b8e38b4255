import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { defineContent, readContent, texts, wholeNumber } from './read-content.ts'

const notes = defineContent({
  name: 'notes',
  facts: z.object({ id: wholeNumber }),
  words: z.object({ title: z.string(), tags: texts.exactOptional(), text: z.string() }),
  body: 'text',
})

const whole = {
  'contents.json': '["one"]',
  'one.en-US.md': '---\nid: 7\ntitle: One\ntags:\n  - a\n  - "b: c"\n---\nFirst.\n\nSecond.\n',
  'one.zh-CN.md': '---\ntitle: 一\n---\n简体\n',
  'one.zh-TW.md': '---\ntitle: 一\n---\n繁體\n',
}

function read(changes: { [file: string]: string | undefined } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'notes'))
  for (const [file, text] of Object.entries({ ...whole, ...changes }))
    if (text !== undefined) writeFileSync(join(folder, 'notes', file), text)
  return readContent(notes, folder)
}

describe('content', () => {
  it('is read in order, what all languages share from the English file', () => {
    expect(read()).toEqual([
      {
        slug: 'one',
        facts: { id: 7 },
        words: {
          'en-US': { title: 'One', tags: ['a', 'b: c'], text: 'First.\n\nSecond.' },
          'zh-CN': { title: '一', text: '简体' },
          'zh-TW': { title: '一', text: '繁體' },
        },
      },
    ])
  })

  it.each<[string, { [file: string]: string | undefined }, string]>([
    ['a language', { 'one.zh-TW.md': undefined }, 'one.zh-TW.md: is not there'],
    ['a file in the order', { 'two.en-US.md': 'x' }, 'two.en-US.md: its name is not in contents'],
    ['a head', { 'one.zh-CN.md': 'Text' }, 'one.zh-CN.md: has no head'],
    ['a field', { 'one.en-US.md': '---\nid: 7\n---\nText\n' }, 'one.en-US.md: title: '],
    ['a text', { 'one.zh-CN.md': '---\ntitle: 一\n---\n' }, 'one.zh-CN.md: text: '],
    [
      'a number',
      { 'one.en-US.md': '---\nid: x\ntitle: a\n---\nb\n' },
      'one.en-US.md: id: is no whole',
    ],
    ['items', { 'one.zh-CN.md': '---\ntitle: 一\ntags:\n---\nb\n' }, 'one.zh-CN.md: tags: '],
    [
      'quotes',
      { 'one.zh-CN.md': '---\ntitle: a: b\n---\nb\n' },
      'title: this text needs double quotes',
    ],
    [
      'their end',
      { 'one.zh-CN.md': '---\ntitle: "a" b\n---\nb\n' },
      'title: quotes that do not end',
    ],
    ['a colon', { 'one.zh-CN.md': '---\ntitle 一\n---\nb\n' }, '"title 一": neither'],
  ])('without %s is told by its file', (_, changes, problem) => {
    expect(() => read(changes)).toThrow(`content/notes/`)
    expect(() => read(changes)).toThrow(problem)
  })

  it.each<[string, string, string]>([
    ['of another language', 'id: 7\ntitle: 一', 'id: does not belong here'],
    ['that stands there twice', 'title: 一\ntitle: 二', 'title: stands there twice'],
  ])('with a field %s is told by it', (_, head, problem) => {
    expect(() => read({ 'one.zh-CN.md': `---\n${head}\n---\n简体\n` })).toThrow(problem)
  })

  it('tells all that is wrong at once', () => {
    const broken = { 'one.zh-CN.md': undefined, 'one.zh-TW.md': 'Text' }
    expect(() => read(broken)).toThrow(/one\.zh-CN\.md.*\n.*one\.zh-TW\.md/)
  })
})
