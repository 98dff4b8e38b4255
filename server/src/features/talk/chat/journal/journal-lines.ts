// How an event stands in a journal: its line behind a check, so that what a disk has torn or turned is known for it.
import { crc32 } from 'node:zlib'
import type { ChatEvent } from '@atelier/contract/message-parts'
import { readEventLine } from './event-lines.ts'

const checkLetters = 8

const checkOf = (text: string | Buffer): string =>
  crc32(text).toString(16).padStart(checkLetters, '0')

/** Whole lines of events, each behind its check. */
export function withChecks(lines: string): string {
  let checked = ''
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf('\n', from)
    const line = lines.slice(from, end)
    checked += `${checkOf(line)} ${line}\n`
    from = end + 1
  }
  return checked
}

/** What a line of a journal says; `isChecked` tells whether its check has shown that it is as it was written. */
export type JournalEvent = { event: ChatEvent; isChecked: boolean }

/** Undefined for a line that is damaged or foreign. Servers of earlier versions wrote lines without a check: they begin with a brace. */
export function readJournalLine(line: Buffer): JournalEvent | undefined {
  const isChecked = line[0] !== 0x7b
  const text = isChecked ? line.subarray(checkLetters + 1) : line
  if (isChecked && line.toString('latin1', 0, checkLetters + 1) !== `${checkOf(text)} `)
    return undefined
  const event = readEventLine(text.toString('utf8'))
  return event && { event, isChecked }
}
