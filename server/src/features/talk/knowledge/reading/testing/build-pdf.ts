// PDF files for tests: pages of lines in Helvetica or in a Chinese font that only names its letters.
import { createHash } from 'node:crypto'

export type PdfOptions = {
  /** Letters of two bytes with a table of what they mean, as programs write Chinese. */
  isUnicode?: boolean
  /** A scan: the pages hold a picture and no letters. */
  isPicture?: boolean
  /** Needs this password to be opened. */
  password?: string
}

const firstY = 760
const lineStep = 14

/** Pages as their lines, from the top; an empty line is a gap. */
export function pdfOf(pages: string[][], options: PdfOptions = {}): Uint8Array {
  const lock = options.password === undefined ? null : lockOf(options.password)
  const objects: Uint8Array[] = []
  const put = (number: number, body: string) => {
    objects[number] = Buffer.from(body, 'latin1')
  }
  const stream = (number: number, head: string, content: string) => {
    const plain = Buffer.from(content, 'latin1')
    const data = lock ? lock.encrypt(number, plain) : plain
    objects[number] = Buffer.concat([
      Buffer.from(`<<${head}/Length ${data.length}>>\nstream\n`),
      data,
      Buffer.from('\nendstream'),
    ])
  }
  const pageNumber = (index: number) => 10 + index * 2
  put(1, '<</Type/Catalog/Pages 2 0 R>>')
  put(
    2,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(' ')}]>>`,
  )
  put(3, options.isUnicode ? unicodeFont : '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  put(
    4,
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Song/CIDSystemInfo<</Registry<41>/Ordering<49>/Supplement 0>>/DW 1000/FontDescriptor 6 0 R>>',
  )
  stream(5, '', toUnicode)
  put(
    6,
    '<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 900/Descent -100/CapHeight 700/StemV 80>>',
  )
  stream(
    7,
    '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
    '\u0080',
  )
  for (const [index, lines] of pages.entries()) {
    const number = pageNumber(index)
    put(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>/XObject<</I1 7 0 R>>>>/Contents ${number + 1} 0 R>>`,
    )
    stream(
      number + 1,
      '',
      options.isPicture ? 'q 500 0 0 700 50 50 cm /I1 Do Q' : shownLines(lines, options),
    )
  }
  if (lock) put(8, lock.dictionary)
  return fileOf(objects, lock ? '/Encrypt 8 0 R/ID[<00><00>]' : '')
}

function shownLines(lines: string[], { isUnicode = false }: PdfOptions): string {
  const shown = (line: string) =>
    isUnicode
      ? `<${[...line].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`
      : `(${line.replaceAll(/[\\()]/g, '\\$&')})`
  return lines
    .map((line, at) =>
      line ? `BT /F1 12 Tf 60 ${firstY - at * lineStep} Td ${shown(line)} Tj ET` : '',
    )
    .join('\n')
}

const unicodeFont =
  '<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/Identity-H/DescendantFonts[4 0 R]/ToUnicode 5 0 R>>'

const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange <0000> <ffff> <0000> endbfrange
endcmap end end`

function fileOf(objects: Uint8Array[], more: string): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let at = 9
  const add = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  for (const [number, object] of objects.entries()) {
    if (!object) continue
    offsets[number] = at
    add(Buffer.from(`${number} 0 obj\n`))
    add(object)
    add(Buffer.from('\nendobj\n'))
  }
  const start = at
  const rows = Array.from({ length: objects.length }, (_, number) => {
    const offset = offsets[number]
    return offset === undefined
      ? '0000000000 65535 f \n'
      : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  add(
    Buffer.from(
      `xref\n0 ${objects.length}\n${rows.join('')}trailer\n<</Size ${objects.length}/Root 1 0 R${more}>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

/** The oldest lock of the format, of 40 bits: as good as any to be stood in front of. */
function lockOf(password: string): {
  dictionary: string
  encrypt(number: number, data: Uint8Array): Uint8Array
} {
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(padded, owner, rights, Buffer.from([0])).subarray(0, 5)
  const user = rc4(key, padding)
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`
  return {
    dictionary: `<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(user)}/P -4>>`,
    encrypt: (number, data) =>
      rc4(md5(key, Buffer.from([number & 255, number >> 8, 0, 0, 0])).subarray(0, 10), data),
  }
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    ;[state[one], state[other]] = [at(other), at(one)]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + at(i)) & 255
    swap(i, j)
    return byte ^ at(at(i) + at(j))
  })
}
