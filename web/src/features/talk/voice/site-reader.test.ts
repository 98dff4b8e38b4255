import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Player, SiteReader } from './site-reader.ts'

const long = (word: string) => `${word} ${'so on '.repeat(33)}end.`

function openReader() {
  const fetched: { text: string; answer: (address?: string) => void; signal: AbortSignal }[] = []
  const told = { waits: [] as boolean[], done: 0, failed: [] as unknown[], dropped: [] as string[] }
  const player = {
    src: '',
    playbackRate: 1,
    onended: null as (() => void) | null,
    onerror: null as (() => void) | null,
    currentTime: 0,
    paused: false,
    error: null,
    isOn: false,
    async play() {
      player.isOn = true
    },
    pause() {
      player.isOn = false
    },
  }
  const reader = new SiteReader(
    {
      player: player satisfies Player,
      fetchPortion: (text, signal) =>
        new Promise((resolve, reject) => {
          fetched.push({
            text,
            signal,
            answer: (address) => (address ? resolve(address) : reject(new Error('no network'))),
          })
        }),
      drop: (address) => told.dropped.push(address),
      longest: 4096,
      code: 'Code.',
      onWaiting: (waits) => told.waits.push(waits),
      onDone: () => {
        told.done += 1
      },
      onFailed: (error) => told.failed.push(error),
    },
    1.25,
  )
  return { reader, player, fetched, told }
}

/** Lets promises settle. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('a voice of the site', () => {
  let harness: ReturnType<typeof openReader>
  beforeEach(() => {
    harness = openReader()
  })
  afterEach(() => harness.reader.stop())
  const text = [
    long('One'),
    long('Two'),
    long('Three'),
    long('Four'),
    long('Five'),
    long('Six'),
    long('Seven'),
  ].join(' ')

  it('plays a portion while the next one is fetched, and tells the end', async () => {
    const { reader, player, fetched, told } = harness
    reader.feed(text, true)
    expect(fetched.map((each) => each.text.slice(0, 3))).toEqual(['One'])
    fetched[0]?.answer('blob:1')
    await settled()
    expect([player.src, player.isOn, player.playbackRate]).toEqual(['blob:1', true, 1.25])
    expect(fetched.map((each) => each.text.slice(0, 3))).toEqual(['One', 'Two'])
    fetched[1]?.answer('blob:2')
    player.onended?.()
    await settled()
    expect(player.src).toBe('blob:2')
    fetched[2]?.answer('blob:3')
    player.onended?.()
    await settled()
    player.onended?.()
    expect(told.done).toBe(1)
    expect(fetched).toHaveLength(3)
  })

  it('goes on in the same portion after a pause, without fetching it again', async () => {
    const { reader, player, fetched } = harness
    reader.feed(text, true)
    fetched[0]?.answer('blob:1')
    await settled()
    reader.pause()
    expect(player.isOn).toBe(false)
    reader.resume()
    await settled()
    expect([player.isOn, player.src]).toEqual([true, 'blob:1'])
    expect(fetched).toHaveLength(2)
  })

  it('that is paused while it is fetched waits to be gone on with', async () => {
    const { reader, player, fetched } = harness
    reader.feed(text, true)
    reader.pause()
    fetched[0]?.answer('blob:1')
    await settled()
    expect(player.isOn).toBe(false)
    reader.resume()
    await settled()
    expect(player.isOn).toBe(true)
  })

  it('skips to the next portion', async () => {
    const { reader, player, fetched } = harness
    reader.feed(text, true)
    fetched[0]?.answer('blob:1')
    await settled()
    reader.skip()
    fetched[1]?.answer('blob:2')
    await settled()
    expect(player.src).toBe('blob:2')
  })

  it('keeps its place after a failure, and asks again', async () => {
    const { reader, player, fetched, told } = harness
    reader.feed(text, true)
    fetched[0]?.answer()
    await settled()
    expect(told.failed).toHaveLength(1)
    expect(fetched).toHaveLength(1)
    reader.resume()
    expect(fetched.map((each) => each.text.slice(0, 3))).toEqual(['One', 'One'])
    fetched[1]?.answer('blob:1')
    await settled()
    expect(player.isOn).toBe(true)
  })

  it('waits for an answer that grows', async () => {
    const { reader, fetched, told } = harness
    reader.feed('A beginning. And', false)
    expect(fetched).toEqual([])
    reader.feed('A beginning. And an end.', true)
    expect(fetched.map((each) => each.text)).toEqual(['A beginning. And an end.'])
    expect(told.done).toBe(0)
  })

  it('ends what it fetches and gives back what it holds when it is stopped', async () => {
    const { reader, player, fetched, told } = harness
    reader.feed(text, true)
    fetched[0]?.answer('blob:1')
    await settled()
    reader.stop()
    await settled()
    expect(player.isOn).toBe(false)
    expect(fetched[1]?.signal.aborted).toBe(true)
    expect(told.dropped).toEqual(['blob:1'])
  })
})
