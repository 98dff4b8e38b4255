import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createDocumentReader, type ReaderOptions } from './document-reader.ts'
import { archiveOf, docxOf, wordParagraph } from './testing/build-archives.ts'
import { pdfOf } from './testing/build-pdf.ts'

const reader = createDocumentReader()
afterAll(() => reader.close())

const never = new AbortController().signal
const read = (bytes: Uint8Array, name = 'a') => reader.read({ bytes, name }, never)
const textBytes = (text: string) => new TextEncoder().encode(text)
const harmless = textBytes('Words.')

it('reads a text as passages with their lines', async () => {
  expect(await read(textBytes('One.\nTwo.\n\n\nThree.'))).toEqual({
    mime: 'text/plain',
    characters: 15,
    cut: false,
    passages: [{ text: 'One.\nTwo.\n\nThree.', place: { lines: [1, 5] } }],
  })
})

it('reads what was named wrongly, and both when two come at once', async () => {
  const [pdf, word] = await Promise.all([
    read(pdfOf([['In a PDF.']]), 'a.docx'),
    read(docxOf(wordParagraph('In Word.')), 'a.pdf'),
  ])
  expect(pdf.passages).toEqual([{ text: 'In a PDF.', place: { page: 1 } }])
  expect(word.passages).toEqual([{ text: 'In Word.', place: {} }])
})

it('reads five million letters of a longer text', async () => {
  const made = await read(textBytes('A line of words, such as many.\n\n'.repeat(170_000)))
  expect(made).toMatchObject({ cut: true, characters: 5_000_000 })
  expect(made.passages.at(-1)?.place.lines?.[1]).toBe(333_333)
})

describe('a file that', () => {
  const container = (word: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from(word, 'utf16le'),
    ])
  const noise = Uint8Array.from(
    { length: 5000 },
    (_, at) => (Math.imul(at + 7, 2654435761) >>> 13) & 255,
  )
  const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`
  const docx = docxOf(wordParagraph('Words.'))
  it.each([
    ['is noise', noise, 'unknown'],
    ['is an archive of something else', archiveOf({ 'a.txt': 'Words.' }), 'unknown'],
    ['is Word of before 2007', container('WordDocument'), 'unknown'],
    ['is an Office file with a password', container('EncryptedPackage'), 'locked'],
    ['is half an archive', docx.subarray(0, docx.length / 2), 'broken'],
    ['only begins as a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]), 'broken'],
    ['declares entities', officeOf(`${laughs}<w:p><w:t>&b;</w:t></w:p>`), 'broken'],
    ['uses an entity of nobody', docxOf('<w:p><w:r><w:t>&nbsp;</w:t></w:r></w:p>'), 'broken'],
    ['is nested without end', docxOf('<w:p>'.repeat(20_000) + '</w:p>'.repeat(20_000)), 'broken'],
    ['is not closed', docxOf('<w:p><w:r>'), 'broken'],
    ['is a bomb', officeOf(new Uint8Array(100_000_000)), 'broken'],
  ])('%s is refused', async (_what, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: `documents.${code}` })
  })

  it('did harm keeps no other from being read', async () => {
    expect((await read(harmless)).passages).toHaveLength(1)
  })

  it('is larger than is taken is refused unread', async () => {
    await expect(read(new Uint8Array(51 * 1024 * 1024))).rejects.toMatchObject({
      code: 'documents.too_large',
      values: { megabytes: 50 },
    })
  })
})

function officeOf(part: string | Uint8Array): Uint8Array {
  return archiveOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': part,
  })
}

describe('a process', () => {
  const withReader = async (
    options: ReaderOptions,
    use: (one: ReturnType<typeof createDocumentReader>) => Promise<void>,
  ) => {
    const one = createDocumentReader(options)
    await use(one)
    await one.close()
  }
  const long = textBytes('Words and words. '.repeat(250_000))

  it('that takes too long is ended, and the next file is read', async () => {
    await withReader({ timeoutMs: 1 }, async (one) => {
      await expect(one.read({ bytes: long, name: 'a' }, never)).rejects.toMatchObject({
        code: 'documents.broken',
      })
    })
  })

  it('that wants more heap than it may have ends alone', async () => {
    await withReader({ heapMb: 24 }, async (one) => {
      await expect(one.read({ bytes: long, name: 'a' }, never)).rejects.toMatchObject({
        code: 'documents.broken',
      })
      expect((await one.read({ bytes: harmless, name: 'a' }, never)).characters).toBe(6)
    })
  })

  it('that unpacks without end in a PDF is ended', async () => {
    await withReader({ memoryMb: 300 }, async (one) => {
      await expect(one.read({ bytes: pdfBomb(), name: 'a' }, never)).rejects.toMatchObject({
        code: 'documents.broken',
      })
    })
  })

  it('is ended when nobody wants the document, and when the reader closes', async () => {
    const gone = new AbortController()
    const one = createDocumentReader()
    const unwanted = one.read({ bytes: long, name: 'a' }, gone.signal)
    gone.abort(new Error('gone'))
    await expect(unwanted).rejects.toThrow('gone')
    const late = one.read({ bytes: long, name: 'a' }, never)
    const told = expect(late).rejects.toMatchObject({ code: 'server.stopping' })
    await one.close()
    await told
    await expect(one.read({ bytes: harmless, name: 'a' }, never)).rejects.toMatchObject({
      code: 'server.stopping',
    })
  })
})

/** The content of a page: a megabyte of spaces, packed once and said a thousand times. */
function pdfBomb(): Uint8Array {
  const megabyte = deflateRawSync(Buffer.alloc(1 << 20, ' '), {
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const packed = Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...Array.from({ length: 1000 }, () => megabyte),
    Buffer.from('030000000000', 'hex'),
  ])
  const head = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>> endobj
4 0 obj <</Filter/FlateDecode/Length ${packed.length}>>
stream
`
  const tail = '\nendstream endobj\ntrailer <</Root 1 0 R/Size 5>>\n%%EOF'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)])
}
