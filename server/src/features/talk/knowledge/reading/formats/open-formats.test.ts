import { describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'
import { archiveOf, epubOf, openDocumentOf } from '../testing/build-archives.ts'

const read = (bytes: Uint8Array) => readDocument({ bytes, name: 'a.bin' })
const open = 'application/vnd.oasis.opendocument'

describe('a file of LibreOffice', () => {
  it('may be a text with headings, lists, tables and notes', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
    const bytes = openDocumentOf(
      'text',
      `<office:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes>
      <text:h text:outline-level="1">One</text:h>
      <text:p>Two<text:s text:c="2"/>spaces<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A source.</text:p></text:note-body></text:note>.<office:annotation><text:p>Psst</text:p></office:annotation></text:p>
      <text:list><text:list-item><text:p>First</text:p><text:list><text:list-item><text:p>Deeper</text:p></text:list-item></text:list></text:list-item></text:list>
      <table:table><table:table-row>${cell('A')}${cell('B')}</table:table-row></table:table></office:text>`,
    )
    expect(await read(bytes)).toMatchObject({
      mime: `${open}.text`,
      passages: [
        {
          text: 'One\n\nTwo  spaces[1].\n\n[1] A source.\n\n- First\n  - Deeper\nA | B',
          place: { headings: ['One'] },
        },
      ],
    })
  })

  it('may be sheets of rows, however often a cell is said to come', async () => {
    const cell = (text: string, more = '') =>
      `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
    const bytes = openDocumentOf(
      'spreadsheet',
      `<table:table table:name="Sales"><table:table-row>${cell('Day')}${cell('Sum')}</table:table-row>
      <table:table-row>${cell('1.3.24', 'office:date-value="2024-03-01"')}${cell('5')}<table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      <table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>
      <table:table table:name="More"><table:table-row>${cell('7', 'table:number-columns-repeated="2"')}</table:table-row></table:table>`,
    )
    const { passages } = await read(bytes)
    expect(passages).toEqual([
      { text: 'Sales\nDay: 2024-03-01; Sum: 5', place: { headings: ['Sales'] } },
      { text: 'More\n7 | 7', place: { headings: ['More'] } },
    ])
  })

  it('may be a presentation', async () => {
    const bytes = openDocumentOf(
      'presentation',
      `<draw:page><draw:frame presentation:class="title"><draw:text-box><text:p>Begin</text:p></draw:text-box></draw:frame>
      <draw:frame><draw:text-box><text:p>Words</text:p></draw:text-box></draw:frame>
      <presentation:notes><draw:frame><draw:text-box><text:p>Say hello.</text:p></draw:text-box></draw:frame></presentation:notes></draw:page>`,
    )
    const { passages } = await read(bytes)
    expect(passages).toEqual([
      { text: 'Begin\n\nWords\n\nSay hello.', place: { page: 1, headings: ['Begin'] } },
    ])
  })

  it('with a password is refused', async () => {
    const bytes = openDocumentOf('text', '', '<manifest:encryption-data xmlns:manifest="urn:m"/>')
    await expect(read(bytes)).rejects.toMatchObject({ code: 'documents.locked' })
  })
})

describe('a book', () => {
  it('is read in its order, chapters being headings', async () => {
    const { mime, passages } = await read(
      epubOf(['<h1>One</h1><p>It was &amp; is.</p>', '<h1>Two</h1><h2>In</h2><p>End.</p>']),
    )
    expect(mime).toBe('application/epub+zip')
    expect(passages).toEqual([
      { text: 'One\n\nIt was & is.', place: { headings: ['One'] } },
      { text: 'Two\n\nIn\n\nEnd.', place: { headings: ['Two'] } },
    ])
  })

  it('that a shop has locked is refused; one with scrambled fonts is not', async () => {
    const lock = (algorithm: string) =>
      archiveOf({
        mimetype: 'application/epub+zip',
        'META-INF/encryption.xml': `<enc:EncryptionMethod Algorithm="${algorithm}"/>`,
        'META-INF/container.xml': '<c><rootfile full-path="a.opf"/></c>',
        'a.opf': '<p><item id="a" href="a.html" media-type="text/html"/><itemref idref="a"/></p>',
        'a.html': '<p>Words.</p>',
      })
    await expect(read(lock('http://www.w3.org/2001/04/xmlenc#aes128-cbc'))).rejects.toMatchObject({
      code: 'documents.locked',
    })
    const { passages } = await read(lock('http://www.idpf.org/2008/embedding'))
    expect(passages).toEqual([{ text: 'Words.', place: {} }])
  })
})
