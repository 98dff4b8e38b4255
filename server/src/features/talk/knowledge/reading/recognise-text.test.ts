import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const read = (text: string | Uint8Array, name = 'a.txt', max?: number) =>
  readDocument(
    { bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text, name },
    max,
  )

describe('a text', () => {
  const chinese = '春眠不覺曉，處處聞啼鳥。'
  it.each([
    ['UTF-8', new TextEncoder().encode('春眠不觉晓')],
    ['UTF-8 with its mark', new TextEncoder().encode('\ufeff春眠不觉晓')],
    ['UTF-16', Buffer.from('\ufeff春眠不觉晓', 'utf16le')],
    ['GB 18030', Buffer.from('b4bac3dfb2bbbef5cffe', 'hex')],
  ])('is read in %s', async (_what, bytes) => {
    expect((await read(bytes)).passages[0]?.text).toBe('春眠不觉晓')
  })

  it('is read in UTF-16 without a mark, in Big5, and in the Latin of Windows', async () => {
    expect((await read(Buffer.from('One, two. Three.', 'utf16le'))).passages[0]?.text).toBe(
      'One, two. Three.',
    )
    const big5 = Buffer.from('ac4baf76a4a3c4b1bee5a141b342b342bb44b3dab3bea143', 'hex')
    expect((await read(big5)).passages[0]?.text).toBe(chinese)
    expect(
      (await read(Buffer.from('Caf\u00e9 au lait, na\u00efve', 'latin1'))).passages[0]?.text,
    ).toBe('Café au lait, naïve')
  })

  it.each([
    [
      'GB 18030 with letters of four bytes',
      'c9fac6a7d7d6a3ba9534b235208139ef3120e9462086b4a1a3c5b7d4aaa2e3b7fbbac5a1a3',
      '生僻字：𠮷 㐂 镕 喆。欧元€符号。',
    ],
    [
      'Shift_JIS',
      '82b182ea82cd93fa967b8cea82cc8365834c8358836782c582b78142837483408343838b82cc93e097658142',
      'これは日本語のテキストです。ファイルの内容。',
    ],
    [
      'EUC-KR',
      'bec8b3e7c7cfbcbcbfe42e20c7d1b1b9beee20c5d8bdbac6aec0d4b4cfb4d92e',
      '안녕하세요. 한국어 텍스트입니다.',
    ],
  ])('is read in %s', async (_what, hex, text) => {
    expect((await read(Buffer.from(hex, 'hex'))).passages[0]?.text).toBe(text)
  })

  it('in an encoding that cannot be told is refused as that', async () => {
    const bytes = Uint8Array.from(
      { length: 400 },
      (_, at) => 128 | (Math.imul(at + 7, 2654435761) >>> 13),
    )
    await expect(read(bytes)).rejects.toMatchObject({ code: 'documents.encoding' })
  })

  it('that is none is refused', async () => {
    const random = Uint8Array.from(
      { length: 4096 },
      (_, at) => (Math.imul(at + 7, 2654435761) >>> 13) & 255,
    )
    await expect(read(random, 'a.docx')).rejects.toMatchObject({ code: 'documents.unknown' })
    await expect(read(' \n\t ')).rejects.toMatchObject({ code: 'documents.empty' })
    await expect(read(new Uint8Array())).rejects.toMatchObject({ code: 'documents.empty' })
  })

  it('is read as far as the limit goes', async () => {
    const made = await read('One two.\n\nThree four.\n\nFive.', 'a.txt', 14)
    expect(made).toMatchObject({ cut: true, characters: 14 })
    expect(made.passages).toEqual([{ text: 'One two.\n\nThree', place: { lines: [1, 3] } }])
  })
})

it('a page is read under its headings, by the letters that it names', async () => {
  const html =
    '<!doctype html><title>T</title><h1>Head</h1><p>One</p><ul><li>Two</li></ul><table><tr><td>a</td><td>b</td></tr></table>'
  expect(await read(html, 'a.txt')).toMatchObject({
    mime: 'text/html',
    passages: [{ text: 'Head\n\nOne\n\n- Two\na b', place: { headings: ['Head'] } }],
  })
  const gbk = Buffer.concat([
    Buffer.from('<html><meta charset="gbk"><p>'),
    Buffer.from('d6d0', 'hex'),
  ])
  expect((await read(gbk)).passages[0]?.text).toBe('中')
})

it('Markdown is read under its headings, with lines; code is no heading', async () => {
  const text =
    '# One\n\nWords **so**.\n\n```sh\n# no heading\n\nls\n```\n\nTwo\n---\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n# Three\nEnd.'
  expect(await read(text, 'a.md')).toMatchObject({
    mime: 'text/markdown',
    passages: [
      {
        text: '# One\n\nWords **so**.\n\n```sh\n# no heading\n\nls\n```\n\nTwo\n---\n| A | B |\n|---|---|\n| 1 | 2 |',
        place: { headings: ['One'], lines: [1, 16] },
      },
      { text: '# Three\n\nEnd.', place: { headings: ['Three'], lines: [18, 19] } },
    ],
  })
  expect((await read(text, 'notes')).mime).toBe('text/markdown')
})

it('separated values are read as rows with their names', async () => {
  expect(await read('Name,Says\nAnn,"Hi, ""you""\nthere"\nBob,\n', 'a.csv')).toMatchObject({
    mime: 'text/csv',
    passages: [{ text: 'Name: Ann; Says: Hi, "you" there\nName: Bob', place: { lines: [2, 4] } }],
  })
  expect((await read('a\tb\n1\t2\n', 'a.txt')).passages[0]?.text).toBe('a: 1; b: 2')
  expect((await read('7,8\n1,2', 'a.csv')).passages[0]?.text).toBe('7 | 8\n1 | 2')
  expect((await read('Well, this\nis, prose', 'a.txt')).mime).toBe('text/plain')
})

it('JSON in one line is broken into lines, its numbers untouched', async () => {
  const text = JSON.stringify({ a: [1, 'x, {y}'], b: 'long '.repeat(300) }).replace(
    '1,',
    '12345678901234567890,',
  )
  const { mime, passages } = await read(text, 'a')
  expect(mime).toBe('application/json')
  expect(passages[0]?.text).toMatch(/^\{\n "a":\[\n {2}12345678901234567890,\n {2}"x, \{y\}"\n \],/)
  expect((await read('{"a":1}\n{"a":2}')).mime).toBe('application/json')
})

it('a program is cut where its parts begin, with lines', async () => {
  const part = (name: string) => `function ${name}() {\n${'  work()\n\n'.repeat(90)}}`
  const { passages } = await read(`${part('one')}\n\n${part('two')}`, 'a.js')
  expect(passages.map(({ place }) => place.lines)).toEqual([
    [1, 182],
    [184, 365],
  ])
})

it('subtitles are read as what is said', async () => {
  const text =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello</i>\r\nthere.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye.\r\n'
  expect(await read(text, 'a.srt')).toMatchObject({
    mime: 'application/x-subrip',
    passages: [{ text: 'Hello there.\nBye.', place: { lines: [3, 8] } }],
  })
  expect((await read('WEBVTT\n\n00:01.000 --> 00:02.000\nHi.')).mime).toBe('text/vtt')
})
