// Streams of bytes that are cut to a part, or held to a length.
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
  )
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
