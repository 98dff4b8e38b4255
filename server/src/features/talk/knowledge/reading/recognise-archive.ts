// Documents that are archives: what they are is told by the parts within.
import type { Archive } from './archive.ts'
import type { Format } from './block.ts'
import { readDocx } from './formats/docx.ts'
import { readEpub } from './formats/epub.ts'
import { mainPart } from './formats/office-parts.ts'
import { readOdp, readOds, readOdt } from './formats/open-document.ts'
import { readPptx } from './formats/pptx.ts'
import { readXlsx } from './formats/xlsx.ts'
import { ReadingFailure } from './reading-job.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** Throws ReadingFailure `documents.unknown`, `documents.locked`. */
export function recogniseArchive(archive: Archive): Format {
  const told = textIn(archive, 'mimetype').trim()
  if (told === 'application/epub+zip') return epub(archive, told)
  if (told.startsWith(open)) return openDocument(archive, told)
  if (!archive.names.includes('[Content_Types].xml')) throw new ReadingFailure('documents.unknown')
  const part = mainPart(archive)
  const of = (kind: string, read: Format['read']): Format => ({ mime: `${office}.${kind}`, read })
  if (!part.endsWith('.xml')) throw new ReadingFailure('documents.unknown')
  if (part.startsWith('word/')) return of('wordprocessingml.document', () => readDocx(archive))
  if (part.startsWith('ppt/')) return of('presentationml.presentation', () => readPptx(archive))
  if (part.startsWith('xl/')) return of('spreadsheetml.sheet', () => readXlsx(archive))
  throw new ReadingFailure('documents.unknown')
}

function openDocument(archive: Archive, mime: string): Format {
  if (textIn(archive, 'META-INF/manifest.xml').includes('encryption-data'))
    throw new ReadingFailure('documents.locked')
  const kind = mime.slice(open.length + 1).replace(/-template$/, '')
  if (kind === 'text') return { mime, read: () => readOdt(archive) }
  if (kind === 'spreadsheet') return { mime, read: () => readOds(archive) }
  if (kind === 'presentation') return { mime, read: () => readOdp(archive) }
  throw new ReadingFailure('documents.unknown')
}

function epub(archive: Archive, mime: string): Format {
  // Fonts may be scrambled; what else is, is locked.
  const locks = textIn(archive, 'META-INF/encryption.xml').matchAll(
    /EncryptionMethod[^>]*Algorithm="([^"]*)"/g,
  )
  const isLocked = [...locks].some(([, algorithm]) => !/RC$|embedding$/.test(algorithm ?? ''))
  if (isLocked) throw new ReadingFailure('documents.locked')
  return { mime, read: () => readEpub(archive) }
}

const textIn = (archive: Archive, name: string): string =>
  new TextDecoder().decode(archive.find(name) ?? new Uint8Array())
