import { describe, expect, it } from 'vitest'
import { createSseReader } from './sse-reader.ts'

function read(...pieces: (string | Buffer)[]): string[] {
  const events: string[] = []
  const reader = createSseReader((data, event) => events.push(`${event}|${data}`))
  for (const piece of pieces) reader.push(Buffer.from(piece))
  reader.end()
  return events
}

describe('the reader of server-sent events', () => {
  it.each([
    ['one line of data', 'data: a\n\n', ['message|a']],
    ['no space after the colon', 'data:a\n\n', ['message|a']],
    ['only the first space is cut', 'data:  a\n\n', ['message| a']],
    ['line ends of two characters', 'data: a\r\n\r\ndata: b\r\n\r\n', ['message|a', 'message|b']],
    ['several lines of data', 'data: a\ndata: b\ndata\n\n', ['message|a\nb\n']],
    ['a name, for one event only', 'event: x\ndata: a\n\ndata: b\n\n', ['x|a', 'message|b']],
    ['a name without data is nothing', 'event: x\n\ndata: b\n\n', ['message|b']],
    ['comments, ids and retries', ': hi\nid: 7\nretry: 9\ndata: a\n\n: ping\n\n', ['message|a']],
    ['fields that only begin alike', 'database: x\neventful: y\ndata: a\n\n', ['message|a']],
    ['a byte order mark', '\ufeffdata: a\n\n', ['message|a']],
    ['an end without its blank line', 'data: a\n\ndata: [DONE]', ['message|a', 'message|[DONE]']],
    ['blank lines in plenty', '\n\ndata: a\n\n\n\ndata: b\n\n', ['message|a', 'message|b']],
  ])('understands %s', (_, stream, events) => {
    expect(read(stream)).toEqual(events)
  })

  it('gives the same events wherever the bytes are cut in three', () => {
    const stream = Buffer.from('event: é\r\ndata: 早上🙂\r\n\r\n: c\n\ndata: a\ndata: ü\n\n')
    const whole = read(stream)
    expect(whole).toEqual(['é|早上🙂', 'message|a\nü'])
    for (let first = 0; first <= stream.length; first++)
      for (let second = first; second <= stream.length; second++)
        expect(
          read(stream.subarray(0, first), stream.subarray(first, second), stream.subarray(second)),
        ).toEqual(whole)
  })

  it('gives all events of one read before it returns', () => {
    const events: string[] = []
    const reader = createSseReader((data) => events.push(data))
    reader.push(Buffer.from('data: 1\n\ndata: 2\n\ndata: 3\n\ndata: 4'))
    expect(events).toEqual(['1', '2', '3'])
  })

  it('puts a line of megabytes together', () => {
    const long = 'x'.repeat(3_000_000)
    const stream = Buffer.from(`data: ${long}\n\n`)
    const pieces = Array.from({ length: 47 }, (_, at) =>
      stream.subarray(at * 65_536, (at + 1) * 65_536),
    )
    expect(read(...pieces)).toEqual([`message|${long}`])
  })

  it('refuses an event that never ends, of lines short or long', () => {
    const reader = createSseReader(() => undefined)
    const short = Buffer.from('data:x\n'.repeat(10_000))
    expect(() => {
      for (let count = 0; count < 20; count++) reader.push(short)
    }).toThrow('an event without an end')
    const other = createSseReader(() => undefined)
    const long = Buffer.from(`data: ${'x'.repeat(1_000_000)}\n`)
    expect(() => {
      for (let count = 0; count < 80; count++) other.push(long)
    }).toThrow('an event without an end')
  })
})
