// Whether a key is the one that was kept. A key with one letter turned is as good a key as any other, but opens nothing that was sealed: so
// what it should be is noted beside it, in a form that tells when the note itself is damaged.
import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'

const checkOf = (text: string): string => crc32(text).toString(16).padStart(8, '0')

/** One line that fits this key alone and does not tell it. */
export function noteOfKey(key: string): string {
  const print = createHmac('sha256', key).update('the key of this installation').digest('hex')
  const short = print.slice(0, 32)
  return `${short} ${checkOf(short)}`
}

/** Whether a note is of another key; false for a note that is damaged, which says nothing. */
export function isNoteOfAnother(note: string, key: string): boolean {
  const [print = '', check] = note.split(' ')
  return check === checkOf(print) && note !== noteOfKey(key)
}
