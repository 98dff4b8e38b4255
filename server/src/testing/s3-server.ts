// A storage that speaks S3, in a folder of its own, before which a door can be shut or break.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { S3Options } from '../platform/storage/s3-line.ts'

/** What becomes of a request: passed on, answered with a fault, not answered, cut in the middle of its answer; or, once, done and not answered. */
export type Door = 'open' | 'fault' | 'silent' | 'cut' | 'lost'

export type S3Server = {
  options: S3Options
  /** As the server reads it. */
  env: Record<string, string>
  /** From now on, or once so many more were passed on. */
  set(door: Door, after?: number): void
  /** What was asked for since the start. */
  requests: { method: string; path: string }[]
  close(): Promise<void>
}

export const bucket = 'atelier'

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'atelier-s3-'))
  const inner = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await inner.run()
  const requests: S3Server['requests'] = []
  let door: Door = 'open'
  let passed = 0
  let coming: { door: Door; after: number } = { door, after: 0 }

  function passOn(incoming: IncomingMessage, reply: ServerResponse): void {
    const { method, url: path, headers } = incoming
    const isLost = door === 'lost'
    if (isLost) door = 'open'
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (isLost) {
        answer.resume().on('end', () => reply.destroy())
        return
      }
      reply.writeHead(answer.statusCode ?? 500, answer.headers)
      if (door !== 'cut') {
        answer.pipe(reply)
        return
      }
      answer.once('data', (part: Buffer) => {
        reply.write(part.subarray(0, Math.ceil(part.length / 2)), () => reply.destroy())
      })
    })
    onward.on('error', () => reply.destroy())
    // A request that breaks off is nothing to S3; s3rver would keep what came of it.
    buffer(incoming).then(
      (body) => onward.end(body),
      () => onward.destroy(),
    )
  }

  const outer = createServer((incoming, reply) => {
    requests.push({ method: incoming.method ?? '', path: incoming.url ?? '' })
    if (passed === coming.after) door = coming.door
    passed += 1
    if (door === 'silent') return
    if (door === 'fault') {
      incoming.resume()
      reply.writeHead(500, { 'content-type': 'application/xml' })
      reply.end(
        '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>Later</Message></Error>',
      )
      return
    }
    passOn(incoming, reply)
  })
  outer.listen(0, '127.0.0.1')
  await once(outer, 'listening')
  const endpoint = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`
  return {
    options: {
      bucket,
      prefix: '',
      region: 'us-east-1',
      endpoint,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    set(next, after = 0) {
      passed = 0
      coming = { door: next, after }
      if (after === 0) door = next
    },
    requests,
    async close() {
      outer.closeAllConnections()
      outer.close()
      await inner.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
