// Whole files of every kind that the product reads, small, by the kind of door that they go through.

import sharp from 'sharp'
import { opusOf } from '../../../engines/src/audio/decode/sample-files.ts'
import { sampleClip } from '../../../engines/src/testing/sample-clip.ts'
import {
  docxOf,
  epubOf,
  openDocumentOf,
  pptxOf,
  wordParagraph,
  xlsxOf,
} from '../../../server/src/features/talk/knowledge/reading/testing/build-archives.ts'
import { pdfOf } from '../../../server/src/features/talk/knowledge/reading/testing/build-pdf.ts'
import { boxedSong, smallSong } from '../../../server/src/testing/media.ts'
import { noisyPicture, plainPicture } from '../../../server/src/testing/pictures.ts'

const text = 'The lighthouse is 40 metres high. 灯塔高四十米。\n'.repeat(40)
const utf8 = (words) => new TextEncoder().encode(words)

/** Each as its name, and what is in it. */
export async function seedFiles() {
  const noisy = sharp(await noisyPicture(96, 64).png().toBuffer())
  const frames = await Promise.all(
    ['teal', 'red', 'blue'].map((each) => plainPicture(48, 48, each).png().toBuffer()),
  )
  const picture = {
    'a.png': await noisy.clone().png().toBuffer(),
    'interlaced.png': await noisy.clone().png({ progressive: true, palette: true }).toBuffer(),
    'a.jpg': await noisy.clone().jpeg().toBuffer(),
    'progressive.jpg': await noisy.clone().jpeg({ progressive: true }).withMetadata().toBuffer(),
    'a.webp': await noisy.clone().webp().toBuffer(),
    'lossless.webp': await noisy.clone().webp({ lossless: true }).toBuffer(),
    'a.avif': await noisy.clone().avif({ effort: 0 }).toBuffer(),
    'moving.gif': await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'a.tiff': await noisy.clone().tiff().toBuffer(),
    'a.svg': utf8(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  }
  const media = {
    'a.mp3': await smallSong('mp3', 0.5),
    'a.wav': await smallSong('wav', 0.2),
    'a.ogg': opusOf(1),
    'sound.webm': await boxedSong('webm'),
    'sound.mp4': await boxedSong('mp4'),
    'a.mp4': (await sampleClip()).video,
  }
  const document = {
    'a.docx': docxOf(wordParagraph('Lighthouses') + wordParagraph(text.slice(0, 600))),
    'a.pptx': pptxOf([{ title: 'One', body: 'Two', notes: 'Three' }]),
    'a.xlsx': xlsxOf({ Sheet: '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>' }),
    'a.odt': openDocumentOf('text', `<text:p>${text.slice(0, 300)}</text:p>`),
    'a.epub': epubOf([`<p>${text.slice(0, 300)}</p>`, '<p>The end.</p>']),
    'a.pdf': pdfOf([['One line', 'Another line'], ['A second page']]),
    'unicode.pdf': pdfOf([['灯塔', '四十米']], { isUnicode: true }),
    'locked.pdf': pdfOf([['One line']], { password: 'open' }),
    'a.html': utf8(
      `<html><body><h1>One</h1><p>${text}</p><table><tr><td>1</td></tr></table></body></html>`,
    ),
    'a.md': utf8(`# One\n\n${text}\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`),
    'a.csv': utf8('a,b\n1,"two ""2"""\n'.repeat(40)),
    'a.json': utf8(JSON.stringify({ a: [1, { b: text }] })),
    'a.txt': utf8(text),
  }
  return { picture, media, document }
}
