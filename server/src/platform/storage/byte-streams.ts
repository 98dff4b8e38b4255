// Streams of bytes that are cut to a part, held to a length, or to a pace.
import { Readable, Transform } from 'node:stream'

/** So many bytes of a stream, from one on. */
export function cutOut(stream: Readable, skip: number, take: number): Readable {
  return Readable.from(
    (async function* () {
      let at = 0
      for await (const part of stream) {
        const bytes = part as Buffer
        const wanted = bytes.subarray(Math.max(0, skip - at), Math.max(0, skip + take - at))
        at += bytes.length
        if (wanted.length) yield wanted
        if (at >= skip + take) return
      }
    })(),
    { objectMode: false },
  )
}

/**
 * The bytes of a stream, whose next piece is waited for only so long. Time in which nobody wants one does not count: who reads slowly is
 * no fault of the source. What breaks it is reported as `asFault` says.
 */
export function impatient(
  stream: Readable,
  { idleMs, asFault }: { idleMs: number; asFault(error: unknown): Error },
): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    const source = stream[Symbol.asyncIterator]()
    try {
      for (;;) {
        const late = setTimeout(
          () => stream.destroy(new Error(`nothing came for ${idleMs} ms`)),
          idleMs,
        )
        const next = await source.next().finally(() => clearTimeout(late))
        if (next.done) return
        yield next.value as Buffer
      }
    } catch (error) {
      throw asFault(error)
    } finally {
      stream.destroy()
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}

/** Lets through exactly so many bytes, and breaks where there are fewer or more. */
export function ofLength(bytes: number): Transform {
  let passed = 0
  const wrong = () => new Error(`${passed} bytes came, where ${bytes} were said`)
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      passed += part.length
      if (passed > bytes) done(wrong())
      else done(null, part)
    },
    flush(done) {
      done(passed === bytes ? null : wrong())
    },
  })
}
