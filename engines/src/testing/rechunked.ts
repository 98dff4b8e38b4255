// Reads one real reply and gives it again, cut in two at every place: how a network may deliver it.
import { Readable } from 'node:stream'
import type { EngineIo, HttpReply } from '../io.ts'

/** Asks once for every place to cut; the results, in order of the places. */
export async function rechunked<Result>(
  io: EngineIo,
  asks: (io: EngineIo) => Promise<Result>,
): Promise<Result[]> {
  let recorded: { reply: HttpReply; bytes: Buffer } | undefined
  await asks({
    ...io,
    async request(request) {
      const reply = await io.request(request)
      const pieces: Buffer[] = []
      for await (const piece of reply.body as AsyncIterable<Buffer>) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      recorded = { reply, bytes }
      return { ...reply, body: Readable.from([bytes], { objectMode: false }) }
    },
  })
  if (recorded === undefined) throw new Error('nothing was asked')
  const { reply, bytes } = recorded
  const results: Result[] = []
  for (let at = 1; at < bytes.length; at++) {
    const body = () =>
      Readable.from([bytes.subarray(0, at), bytes.subarray(at)], { objectMode: false })
    results.push(await asks({ ...io, request: async () => ({ ...reply, body: body() }) }))
  }
  return results
}
