// What an answer is given of the documents that go with it: all of them where they are small, else the passages that fit the question.
// Every passage has a number, by which the answer cites it and its source is known.
import { Failure, type FailureCode } from '@atelier/contract/errors'
import { estimateTokens } from '@atelier/contract/estimate-tokens'
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Database } from '../../../platform/db/database.ts'
import { isFailureCode } from '../../../platform/http/failure-texts.ts'
import { listOfApp } from './app-documents.store.ts'
import * as store from './knowledge.store.ts'
import { placeWords } from './place-words.ts'
import { type SearchDependencies, searchPassages } from './search-passages.ts'

export type DocumentPart = Extract<MessagePart, { type: 'document' }>
export type SourcePart = Extract<MessagePart, { type: 'source' }>

export type NumberedPassage = { number: number; title: string; text: string; source: SourcePart }

/** `whole`: all there is; `found`: what fits the question; `beginning`: nothing fits it, so how the documents begin. */
export type GivenPassages = {
  how: 'whole' | 'found' | 'beginning'
  passages: readonly NumberedPassage[]
}

export type ReadableDocument = Pick<store.DocumentRecord, 'id' | 'title' | 'embeddedBy'> & {
  characters: number
  passages: number
}

/** More would be a list of sources that nobody looks through. */
const maxWhole = 80
const maxFound = 12
/** What found passages may take of any model, however much it holds, in tokens. */
const foundTokens = 6000
const snippetLength = 320

/** How long a prompt waits for documents that are still read, and how often it looks. */
const patience = { mostMs: 15_000, everyMs: 150 }

/** The caller's documents as parts of their prompt. Waits a little for those still read. Throws documents.*. */
export async function takeDocuments(
  ids: readonly number[],
  ownerId: number,
  db: Database,
): Promise<DocumentPart[]> {
  const began = performance.now()
  for (;;) {
    const rows = await store.listOwnByIds(db, ownerId, ids)
    const known = new Map(rows.map((row) => [row.id, row]))
    const wanted = [...new Set(ids)].map((id) => known.get(id))
    let reading: store.DocumentRecord | undefined
    const parts: DocumentPart[] = []
    for (const document of wanted) {
      if (!document) throw new Failure('documents.not_found')
      if (document.state === 'failed') throw unreadable(document)
      if (document.state === 'reading') reading = document
      const { id: documentId, title, mime, bytes } = document
      parts.push({ type: 'document', documentId, title, mime, bytes })
    }
    if (!reading) return parts
    if (performance.now() - began > patience.mostMs)
      throw new Failure('documents.reading', { values: { title: reading.title } })
    await new Promise((done) => setTimeout(done, patience.everyMs))
  }
}

function unreadable({ failure }: store.DocumentRecord): Failure {
  const code: FailureCode = failure && isFailureCode(failure) ? failure : 'documents.broken'
  return new Failure(code, { values: { megabytes: knowledgeLimits.bytes / 1024 / 1024 } })
}

/** What can be answered from: the caller's own among these, and what an app knows. */
export async function listReadable(
  { ids, appId }: { ids: readonly number[]; appId: number | null },
  ownerId: number,
  db: Database,
): Promise<ReadableDocument[]> {
  const own = await store.listOwnByIds(db, ownerId, ids)
  const ofApp = appId === null ? [] : await listOfApp(db, appId)
  const all = new Map([...ofApp, ...own].map((row) => [row.id, row]))
  return [...all.values()].filter(({ state, passages }) => state === 'ready' && passages > 0)
}

export const hasDocuments = (ownerId: number, db: Database): Promise<boolean> =>
  store.hasOwn(db, ownerId)

type Request = {
  question: string
  among: readonly ReadableDocument[]
  siteId: number
  /** What the passages may take, in tokens. */
  tokens: number
  /** The number of the first passage. */
  from: number
  /** Whether everything may be given where it is little. */
  mayBeWhole: boolean
}

export async function givePassages(
  { question, among, siteId, tokens, from, mayBeWhole }: Request,
  dependencies: SearchDependencies,
): Promise<GivenPassages> {
  const { db } = dependencies
  const ids = among.map(({ id }) => id)
  const count = among.reduce((sum, { passages }) => sum + passages, 0)
  const numbered = (rows: readonly store.PassageRecord[]) => numberPassages(rows, among, from)
  if (mayBeWhole && count <= maxWhole) {
    const rows = inOrder(await store.listPassagesOf(db, ids, maxWhole), ids)
    if (tokensOf(rows) <= tokens) return { how: 'whole', passages: numbered(rows) }
  }
  const room = Math.min(tokens, foundTokens)
  const found = await searchPassages(question, { among, siteId, limit: maxFound }, dependencies)
  if (found.length) return { how: 'found', passages: numbered(joined(within(found, room))) }
  const beginnings = await Promise.all(
    ids.slice(0, maxFound).map((id) => store.listPassages(db, id, { from: 0, size: 4 })),
  )
  return { how: 'beginning', passages: numbered(within(beginnings.flat(), room)) }
}

/** The passages that an answer was given before, under the numbers that it cites them by. */
export async function givenBefore(
  parts: readonly MessagePart[],
  among: readonly ReadableDocument[],
  db: Database,
): Promise<NumberedPassage[]> {
  const sources = parts.filter((part) => part.type === 'source')
  const keys = sources.flatMap(({ documentId, position }) =>
    documentId === undefined || position === undefined || !among.some(({ id }) => id === documentId)
      ? []
      : [{ documentId, position }],
  )
  const rows = await store.listPassagesAt(db, keys)
  return sources.flatMap((source, at) => {
    const row = rows.find(
      ({ documentId, position }) =>
        documentId === source.documentId && position === source.position,
    )
    return row ? [{ number: at + 1, title: source.title, text: row.text, source }] : []
  })
}

const tokensOf = (rows: readonly store.PassageRecord[]): number =>
  rows.reduce((sum, { text }) => sum + estimateTokens(text) + 20, 0)

const inOrder = (rows: readonly store.PassageRecord[], ids: readonly number[]) =>
  rows.toSorted((a, b) => ids.indexOf(a.documentId) - ids.indexOf(b.documentId))

/** The first that fit; the very first is cut rather than left out. */
function within(rows: readonly store.PassageRecord[], tokens: number): store.PassageRecord[] {
  const taken: store.PassageRecord[] = []
  let left = tokens
  for (const row of rows) {
    const size = estimateTokens(row.text) + 20
    if (size > left && taken.length === 0)
      return [{ ...row, text: row.text.slice(0, Math.max(200, left)) }]
    if (size > left) break
    left -= size
    taken.push(row)
  }
  return taken
}

/** Neighbours as one, in the place of the better one: a thought that goes on is not torn. */
function joined(rows: readonly store.PassageRecord[]): store.PassageRecord[] {
  const result: (store.PassageRecord & { last: number })[] = []
  for (const row of rows) {
    const before = result.find(
      (each) => each.documentId === row.documentId && each.last + 1 === row.position,
    )
    const after = result.find(
      (each) => each.documentId === row.documentId && row.position + 1 === each.position,
    )
    if (before) {
      before.text += `\n${row.text}`
      before.last = row.position
    } else if (after) {
      after.text = `${row.text}\n${after.text}`
      after.position = row.position
      after.place = row.place
    } else result.push({ ...row, last: row.position })
  }
  return result.map(({ last: _, ...row }) => row)
}

export function numberPassages(
  rows: readonly store.PassageRecord[],
  among: readonly Pick<ReadableDocument, 'id' | 'title'>[],
  from: number,
): NumberedPassage[] {
  const titles = new Map(among.map(({ id, title }) => [id, title]))
  return rows.map(({ documentId, position, text, place }, at) => {
    const title = titles.get(documentId) ?? ''
    const source: SourcePart = {
      type: 'source',
      title,
      url: '',
      snippet: snippetOf(text),
      documentId,
      position,
      place,
    }
    return { number: from + at, title, text, source }
  })
}

function snippetOf(text: string): string {
  const plain = [
    ...text
      .slice(0, snippetLength * 3)
      // Signs of headings are for who writes them.
      .replaceAll(/^#{1,6}\s+/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
  return plain.length > snippetLength
    ? `${plain.slice(0, snippetLength - 1).join('')}…`
    : plain.join('')
}

/** Passages as a model reads them. */
export const passagesText = (passages: readonly NumberedPassage[]): string =>
  passages
    .map(({ number, title, text, source }) => {
      const place = placeWords(source.place ?? {})
      // What ends the passages must not stand in them.
      return `[${number}] ${place ? `${title}, ${place}` : title}\n${text.replaceAll(/<\/?passages>/gi, '')}`
    })
    .join('\n\n')
