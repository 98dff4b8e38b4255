import type { ServerResponse } from 'node:http'

/** What a body that is read, or a reply that is written, fails by when the other end goes away. */
const codesOfLeaving = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']

/**
 * Whether a call failed because its caller left, and by nothing else: a matter of the network, not of ours. The same codes on a line that
 * still stands come from upstreams and the database.
 */
export const isOfCallerWhoLeft = (error: unknown, reply: ServerResponse): boolean =>
  reply.destroyed &&
  !reply.writableFinished &&
  error instanceof Error &&
  'code' in error &&
  codesOfLeaving.includes(String(error.code))
