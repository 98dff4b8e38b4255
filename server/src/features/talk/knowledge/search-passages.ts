// The passages of some documents that fit a question: by their words, and by their meaning where vectors of the same model are there. What
// both find comes first.
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Embedder, FindEmbedder } from './embedder.ts'
import type { DocumentRecord, PassageKey, PassageRecord } from './knowledge.store.ts'
import { listPassagesAt } from './knowledge.store.ts'
import { questionWords } from './passage-words.ts'
import { listVectors, rankByWords } from './reading.store.ts'

export type SearchDependencies = { db: Database; log: Logger; findEmbedder: FindEmbedder }

export type Searched = Pick<DocumentRecord, 'id' | 'embeddedBy'>

/** How many of each ranking are looked at. */
const looked = 40
/** How little the first places of a ranking are above those that follow: the usual number. */
const flatness = 60
/** A question is not held up longer for its meaning. */
const embedMs = 8000

const keyOf = ({ documentId, position }: PassageKey) => `${documentId}/${position}`

/** The best first, at most `limit`; none where nothing of the question is in the documents. */
export async function searchPassages(
  question: string,
  { among, siteId, limit }: { among: readonly Searched[]; siteId: number; limit: number },
  dependencies: SearchDependencies,
): Promise<PassageRecord[]> {
  const { db } = dependencies
  const ids = among.map(({ id }) => id)
  const [byWords, byMeaning] = await Promise.all([
    rankByWords(db, { ids, words: questionWords(question), limit: looked }),
    rankByMeaning(question, among, siteId, dependencies),
  ])
  const best = fuse([byWords, byMeaning]).slice(0, limit)
  const found = new Map((await listPassagesAt(db, best)).map((row) => [keyOf(row), row]))
  return best.flatMap((key) => found.get(keyOf(key)) ?? [])
}

/** Rankings as one: places count, not scores, which cannot be compared. */
export function fuse(rankings: readonly (readonly PassageKey[])[]): PassageKey[] {
  const scores = new Map<string, { key: PassageKey; score: number }>()
  for (const ranking of rankings)
    ranking.forEach((key, place) => {
      const known = scores.get(keyOf(key)) ?? { key, score: 0 }
      known.score += 1 / (flatness + place)
      scores.set(keyOf(key), known)
    })
  return [...scores.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ key: { documentId, position } }) => ({ documentId, position }))
}

async function rankByMeaning(
  question: string,
  among: readonly Searched[],
  siteId: number,
  { db, log, findEmbedder }: SearchDependencies,
): Promise<PassageKey[]> {
  const embedded = among.filter(({ embeddedBy }) => embeddedBy !== null)
  if (embedded.length === 0 || question.trim() === '') return []
  try {
    const embedder = await findEmbedder(siteId)
    if (!embedder) return []
    return await nearest(question, embedded, embedder, db)
  } catch (error) {
    log.warn({ err: error }, 'a question could not be embedded: words alone are looked for')
    return []
  }
}

async function nearest(
  question: string,
  embedded: readonly Searched[],
  embedder: Embedder,
  db: Database,
): Promise<PassageKey[]> {
  const signal = AbortSignal.timeout(embedMs)
  const { vectors, by } = await embedder.embed([question.slice(0, 4000)], 'query', signal)
  const [wanted] = vectors
  const ids = embedded.filter(({ embeddedBy }) => embeddedBy === by).map(({ id }) => id)
  if (!wanted || ids.length === 0) return []
  const near: { key: PassageKey; nearness: number }[] = []
  for (const { documentId, position, vector } of await listVectors(db, ids)) {
    let nearness = 0
    for (let at = 0; at < wanted.length; at++) nearness += (wanted[at] ?? 0) * (vector[at] ?? 0)
    near.push({ key: { documentId, position }, nearness })
  }
  return near
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, looked)
    .map(({ key }) => key)
}
