// What the contract says of replies, fetched beside the first calls: it is needed when they have come, not before.
import type { ReplyShapes } from '@atelier/contract/shape'
import { fetchLate } from '../lib/fetch-late.ts'

/** So long a reply waits for the shapes, in milliseconds; on a line that bad it is taken unchecked. */
const patienceMs = 5000

const none: ReplyShapes = { replies: {}, events: {} }

/** Begins to fetch them; what it returns answers with them as soon as they are there. */
export function fetchReplyShapes(): () => ReplyShapes | Promise<ReplyShapes> {
  let known: ReplyShapes | undefined
  const coming = fetchLate(async () => (await import('virtual:reply-shapes')).shapes)
  void coming.then((shapes) => {
    known = shapes
  })
  const pause = () =>
    new Promise<ReplyShapes>((resolve) => setTimeout(() => resolve(none), patienceMs))
  return () => known ?? Promise.race([coming, pause()])
}
