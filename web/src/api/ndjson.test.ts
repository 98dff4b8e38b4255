import { describe, expect, it } from 'vitest'
import { readNdjson } from './ndjson.ts'

const encoder = new TextEncoder()

function streamOf(pieces: Uint8Array[], onCancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
    cancel: () => onCancel?.(),
  })
}

async function readAll(pieces: Uint8Array[]): Promise<unknown[]> {
  const values: unknown[] = []
  for await (const value of readNdjson(streamOf(pieces), unbroken)) values.push(value)
  return values
}

const unbroken = (line: string) => {
  throw new Error(`not JSON: ${line}`)
}

const values = [{ type: 'text-delta', seq: 1, text: '你好，𝒳 👩‍👩‍👧' }, { a: 'x\ny' }, [], 'é']
const text = `${values.map((value) => JSON.stringify(value)).join('\n')}\n`
const bytes = encoder.encode(text)

describe('newline-delimited JSON', () => {
  it('is the same wherever the bytes are cut in two', async () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await readAll([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(values)
    }
  })

  it.each([1, 2, 3, 5, 7])('is the same in pieces of %i bytes', async (size) => {
    const pieces: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
    expect(await readAll(pieces)).toEqual(values)
  })

  it('passes over empty lines, and takes line ends of both kinds', async () => {
    expect(await readAll([encoder.encode('\n{"a":1}\r\n\r\n \n{"a":2}\n\n')])).toEqual([
      { a: 1 },
      { a: 2 },
    ])
  })

  it('takes a last line without a line end', async () => {
    expect(await readAll([encoder.encode('1\n2')])).toEqual([1, 2])
  })

  it('loses of a stream that was cut off the line that was not whole', async () => {
    expect(await readAll([encoder.encode('1\n{"a":')])).toEqual([1])
  })

  it('loses the line that is not JSON, and no other', async () => {
    const broken: string[] = []
    const seen: unknown[] = []
    const body = streamOf([encoder.encode('1\n<html>\n{"a":\n2\n')])
    for await (const value of readNdjson(body, (line) => broken.push(line))) seen.push(value)
    expect(seen).toEqual([1, 2])
    expect(broken).toEqual(['<html>', '{"a":'])
  })

  it('ends without a value when there is nothing', async () => {
    expect(await readAll([])).toEqual([])
  })

  it('closes the connection when its reader leaves early', async () => {
    let cancelled = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('1\n')),
      cancel: () => {
        cancelled = true
      },
    })
    for await (const _ of readNdjson(endless, unbroken)) break
    expect(cancelled).toBe(true)
  })

  it('passes on what broke the connection', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    await expect(readNdjson(broken, unbroken).next()).rejects.toThrow('network error')
  })
})
