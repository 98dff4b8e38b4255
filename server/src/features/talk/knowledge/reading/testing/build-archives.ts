// Office files for tests, as small as they can be.
import { strToU8, type Zippable, zipSync } from 'fflate'

/** An archive of texts by their names. */
export function archiveOf(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Zippable = {}
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : part
  return zipSync(files)
}

const relationsXml = (rows: [id: string, type: string, target: string][]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const root = (part: string) => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': relationsXml([['rId1', 'officeDocument', part]]),
})

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word document of what stands in its body; styles `Heading1`, `Heading2` and `Mine`, which is based on the second. */
export const docxOf = (body: string, footnotes = ''): Uint8Array =>
  archiveOf({
    ...root('word/document.xml'),
    'word/_rels/document.xml.rels': relationsXml([
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'footnotes', '/word/footnotes.xml'],
    ]),
    'word/styles.xml': `<w:styles ${w}>
      <w:style w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
      <w:style w:styleId="Heading2"><w:name w:val="heading 2"/></w:style>
      <w:style w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="Heading2"/></w:style></w:styles>`,
    'word/footnotes.xml': `<w:footnotes ${w}><w:footnote w:type="separator" w:id="-1"><w:p/></w:footnote>${footnotes}</w:footnotes>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
  })

export const wordParagraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

const a = 'xmlns:a="urn:a" xmlns:p="urn:p" xmlns:r="urn:r"'
const slideText = (type: string, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1"/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

/** A presentation; its files are numbered against the order of its slides. */
export function pptxOf(slides: { title: string; body: string; notes?: string }[]): Uint8Array {
  const parts: Record<string, string> = { ...root('ppt/presentation.xml') }
  const fileOf = (index: number) => slides.length - index
  parts['ppt/presentation.xml'] =
    `<p:presentation ${a}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index}"/>`).join('')}</p:sldIdLst></p:presentation>`
  parts['ppt/_rels/presentation.xml.rels'] = relationsXml(
    slides.map((_, index) => [`rId${index}`, 'slide', `slides/slide${fileOf(index)}.xml`]),
  )
  for (const [index, { title, body, notes }] of slides.entries()) {
    const file = fileOf(index)
    parts[`ppt/slides/slide${file}.xml`] =
      `<p:sld ${a}><p:cSld><p:spTree>${slideText('title', title)}${slideText('sldNum', '9')}${body}</p:spTree></p:cSld></p:sld>`
    if (!notes) continue
    parts[`ppt/slides/_rels/slide${file}.xml.rels`] = relationsXml([
      ['rId1', 'notesSlide', `../notesSlides/notes${file}.xml`],
    ])
    parts[`ppt/notesSlides/notes${file}.xml`] =
      `<p:notes ${a}>${slideText('body', notes)}${slideText('sldNum', '9')}</p:notes>`
  }
  return archiveOf(parts)
}

export const slideBody = (text: string): string => slideText('body', text)

/** A workbook of sheets by name, each the inside of its `sheetData`. Styles: 1 a date, 2 a share, 3 `yyyy"年"m"月"d"日"`. */
export function xlsxOf(sheets: Record<string, string>, strings: string[] = []): Uint8Array {
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    ...root('xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns:r="urn:r"><workbookPr/><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 7}" r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml([
      ['rIdS', 'sharedStrings', 'sharedStrings.xml'],
      ['rIdT', 'styles', 'styles.xml'],
      ...names.map((_, index): [string, string, string] => [
        `rId${index}`,
        'worksheet',
        `worksheets/s${index}.xml`,
      ]),
    ]),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><r><t>${text}</t></r><rPh><t>reading</t></rPh></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="170"/><xf numFmtId="21"/></cellXfs></styleSheet>`,
  }
  for (const [index, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/s${index}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return archiveOf(parts)
}

const spaces =
  'xmlns:office="urn:o" xmlns:text="urn:t" xmlns:table="urn:tb" xmlns:draw="urn:d" xmlns:presentation="urn:p"'

/** A file of LibreOffice: `text`, `spreadsheet`, `presentation`. */
export const openDocumentOf = (kind: string, body: string, manifest = ''): Uint8Array =>
  archiveOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'META-INF/manifest.xml': `<manifest>${manifest}</manifest>`,
    'content.xml': `<office:document-content ${spaces}><office:body>${body}</office:body></office:document-content>`,
  })

/** A book of chapters as HTML; the order of reading is that given. */
export const epubOf = (chapters: string[]): Uint8Array =>
  archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OEBPS/content.opf"/></rootfiles></container>',
    'OEBPS/content.opf': `<package><manifest>${chapters
      .map(
        (_, index) =>
          `<item id="c${index}" href="text/c%20${index}.xhtml" media-type="application/xhtml+xml"/>`,
      )
      .reverse()
      .join(
        '',
      )}</manifest><spine>${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`,
    ...Object.fromEntries(
      chapters.map((html, index) => [
        `OEBPS/text/c ${index}.xhtml`,
        `<html><body>${html}</body></html>`,
      ]),
    ),
  })
