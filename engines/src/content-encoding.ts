// Bodies that come packed although nobody asked for it: many proxies pack whatever goes through them.
import { pipeline, type Readable, Transform } from 'node:stream'
import zlib from 'node:zlib'
import { EngineError } from './errors.ts'

type Unpacker = zlib.Gunzip | zlib.Inflate | zlib.InflateRaw | zlib.BrotliDecompress

/** Nobody packs a body more often; each packing takes a buffer of its own. */
const maxPackings = 5

/** What came so far is given at once: a stream of events is read while it grows. */
const options = { flush: zlib.constants.Z_SYNC_FLUSH }
const brotliOptions = { flush: zlib.constants.BROTLI_OPERATION_FLUSH }

/**
 * The body as it was before it was packed; the same where the header names no packing that is known. A body that ends too early fails as
 * one that broke off. Throws EngineError `nonsense` for more packings than anybody puts on.
 */
export function unpackBody(body: Readable, encoding: string | undefined): Readable {
  // Named in the order in which they were put on.
  const names = (encoding ?? '').toLowerCase().split(',').reverse()
  if (names.length > maxPackings) {
    body.destroy()
    throw new EngineError('nonsense', 'The upstream packed its answer too many times.')
  }
  return names.reduce((packed, name) => {
    const unpacker = unpackerFor(name.trim())
    if (!unpacker) return packed
    // Whoever reads sees the failure on what they read.
    return pipeline(packed, unpacker, () => undefined)
  }, body)
}

function unpackerFor(name: string): Transform | undefined {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip(options)
    case 'br':
      return zlib.createBrotliDecompress(brotliOptions)
    case 'zstd':
      return zlib.createZstdDecompress()
    case 'deflate':
      return createEitherInflate()
    default:
      return undefined
  }
}

/** `deflate` means two things, and the first byte tells which. */
function createEitherInflate(): Transform {
  let unpacker: Unpacker | undefined
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!unpacker) {
        const hasHeader = ((chunk[0] ?? 0) & 0x0f) === 8
        unpacker = hasHeader ? zlib.createInflate(options) : zlib.createInflateRaw(options)
        unpacker.on('data', (bytes: Buffer) => this.push(bytes))
        unpacker.on('error', (error) => this.destroy(error))
      }
      unpacker.write(chunk, () => done())
    },
    flush(done) {
      if (!unpacker) return done()
      unpacker.once('end', () => done())
      unpacker.end()
    },
    destroy(error, done) {
      unpacker?.destroy()
      done(error)
    },
  })
}
