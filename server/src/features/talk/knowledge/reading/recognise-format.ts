// What a document is, by its first bytes and its parts; its name only tells apart what is all text.
import { decodeText } from '@atelier/contract/decode-text'
import { openArchive } from './archive.ts'
import type { Format } from './block.ts'
import { readPdf } from './formats/pdf.ts'
import { readRtf } from './formats/rtf.ts'
import { ReadingFailure, type ReadingJob } from './reading-job.ts'
import { recogniseArchive } from './recognise-archive.ts'
import { recogniseText } from './recognise-text.ts'

/** Reads about `most` UTF-16 units. Throws ReadingFailure `documents.unknown`, `documents.encoding`, `documents.locked`; anything else for a broken file. */
export function recogniseFormat({ bytes, name }: ReadingJob, max: number): Format {
  const head = latin(bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return { mime: 'application/pdf', read: () => readPdf(bytes, max) }
  if (head.startsWith('PK\u0003\u0004')) return recogniseArchive(openArchive(bytes))
  if (head.startsWith('{\\rtf')) return { mime: 'application/rtf', read: () => readRtf(bytes) }
  // Office files with a password, and those of before 2007.
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new ReadingFailure(isEncrypted(bytes) ? 'documents.locked' : 'documents.unknown')
  const decoded = decodeText(bytes)
  if ('failure' in decoded)
    throw new ReadingFailure(
      decoded.failure === 'no-text' ? 'documents.unknown' : 'documents.encoding',
    )
  const text = decoded.text.replaceAll(/\r\n?/g, '\n')
  if (!text.trim()) throw new ReadingFailure('documents.empty')
  return recogniseText(text, { bytes, name })
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** The name of the part that holds the encrypted file, as the folder of the container spells it. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )
