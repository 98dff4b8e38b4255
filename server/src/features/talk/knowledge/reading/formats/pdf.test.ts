import { describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'
import { pdfOf } from '../testing/build-pdf.ts'
import { joinLines } from './pdf-paragraphs.ts'

const read = (bytes: Uint8Array) => readDocument({ bytes, name: 'a.bin' })

describe('a PDF', () => {
  it('is read by its pages, with words broken at line ends made whole', async () => {
    const pages = [
      ['The first line of an exam-', 'ple that goes on.', '', '', 'Another paragraph.'],
      ['On the second page.'],
    ]
    expect(await read(pdfOf(pages))).toEqual({
      mime: 'application/pdf',
      characters: 79,
      cut: false,
      passages: [
        {
          text: 'The first line of an example that goes on.\n\nAnother paragraph.',
          place: { page: 1 },
        },
        { text: 'On the second page.', place: { page: 2 } },
      ],
    })
  })

  it('may be Chinese, whose lines have no space between', async () => {
    const { passages } = await read(
      pdfOf([['这是第一行，没有', '结束的句子。']], { isUnicode: true }),
    )
    expect(passages).toEqual([{ text: '这是第一行，没有结束的句子。', place: { page: 1 } }])
  })

  it('has a paragraph that goes on over the end of a page in one passage', async () => {
    const { passages } = await read(
      pdfOf([['A sentence that goes'], ['on over the page.', '', '', 'More.']]),
    )
    expect(passages).toEqual([
      { text: 'A sentence that goes on over the page.', place: { page: 1 } },
      { text: 'More.', place: { page: 2 } },
    ])
  })

  it('loses the head and the number that each page repeats', async () => {
    const pages = Array.from({ length: 6 }, (_, at) => [
      'Annual Report',
      ...['', `Words of page ${'abcdef'.charAt(at)}.`, '', ''],
      `Page ${at + 1}`,
    ])
    const { passages } = await read(pdfOf(pages))
    expect(passages.map(({ text }) => text)).toEqual(
      [...'abcdef'].map((letter) => `Words of page ${letter}.`),
    )
  })

  it('loses heads of chapters that count its pages, and dots that lead to numbers', async () => {
    const pages = Array.from({ length: 8 }, (_, at) => [
      `Chapter ${at < 4 ? 'One' : 'Two'} ${at + 10}`,
      ...['', '', `Words . . . . . . . . ${'abcdefgh'.charAt(at)}.`],
    ])
    const { passages } = await read(pdfOf(pages))
    expect(passages.map(({ text }) => text)).toEqual(
      [...'abcdefgh'].map((letter) => `Words … ${letter}.`),
    )
  })

  it.each([
    ['locked', pdfOf([['Secret.']], { password: 'open' }), 'documents.locked'],
    ['of pictures', pdfOf([[''], ['']], { isPicture: true }), 'documents.empty'],
  ])('that is %s is refused', async (_what, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code })
  })

  it('that is not whole is read if its pages can be found, and throws if not', async () => {
    const whole = pdfOf([['The first page.'], ['The second page.']])
    const { passages } = await read(whole.subarray(0, whole.length - 12))
    expect(passages.map(({ text }) => text)).toEqual(['The first page.', 'The second page.'])
    await expect(read(whole.subarray(0, whole.length / 2))).rejects.toThrow()
  })
})

it.each([
  ['exam-', 'ple', 'example'],
  ['North-', 'South', 'North- South'],
  ['in\u00ad', 'Side', 'inSide'],
  ['一行', '下一行', '一行下一行'],
  ['一行', 'Word', '一行 Word'],
  ['two', 'words', 'two words'],
])('joins %j and %j', (before, line, joined) => {
  expect(joinLines(before, line)).toBe(joined)
})
