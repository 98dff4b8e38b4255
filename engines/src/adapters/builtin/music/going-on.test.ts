import { describe, expect, it, vi } from 'vitest'
import { measureLoudness } from '../../../audio/loudness.ts'
import type { Ticket } from '../../../kinds/work.ts'
import { failureOf } from '../../../testing/failure-of.ts'
import { bytes, decode, type Made, paddingS, songIn, useComposer } from './testing/composed.ts'

// Playing takes as long as the machine takes.
vi.setConfig({ testTimeout: 120_000 })

const { make } = useComposer()

describe('going on from a song', () => {
  const params = { style: 'pop', tempo: 120, seconds: 14, lyrics: '[Verse]\nFirst' }
  const begun = make({ params })
  const parentOf = ({ ticket }: Made) => ({
    ticket: JSON.parse(JSON.stringify(ticket ?? expect.fail('there is no ticket'))) as Ticket,
    index: 0,
  })
  const goneOn = begun.then((made) =>
    make({
      task: 'continue',
      key: 'wish-2',
      parent: parentOf(made),
      params: { from: 8.1, seconds: 12, lyrics: '[Chorus]\nSecond' },
    }),
  )

  it('joins where it was, and keeps key, tempo and tags', async () => {
    const [one, two] = [await begun, await goneOn]
    expect(songIn(two.outcome).style).toBe(songIn(one.outcome).style)
    expect(Math.abs((songIn(two.outcome).seconds ?? 0) - 12)).toBeLessThan(0.1)
    expect(songIn(two.outcome).lyrics).toBe('[Chorus]\nSecond')
    expect(songIn(two.outcome).timed?.[0]?.startS).toBeLessThan(12)
  })

  it('becomes a whole song, as long as both, in which nothing clicks', async () => {
    const two = await goneOn
    const { outcome } = await make({ task: 'join', key: 'wish-3', parent: parentOf(two) })
    const { left, right, sampleRate, seconds } = await decode(bytes(outcome))
    // Eight seconds of the first and all of the second.
    expect(Math.abs(seconds - 20)).toBeLessThan(0.1 + paddingS)
    expect(songIn(outcome).timed?.map(({ text }) => text)).toEqual(['First', 'Second'])
    const jump = (fromS: number, toS: number) => {
      let max = 0
      for (const channel of [left, right])
        for (let at = Math.round(fromS * sampleRate); at < toS * sampleRate; at += 1)
          max = Math.max(max, Math.abs((channel[at + 1] ?? 0) - (channel[at] ?? 0)))
      return max
    }
    expect(jump(7.9, 8.1)).toBeLessThanOrEqual(Math.max(jump(1, 7.9), jump(8.1, 17)))
    expect(Math.abs(measureLoudness([left, right], sampleRate) + 14)).toBeLessThan(1)
  })

  it('fails for what it never made, and for what has no end', async () => {
    const parent = { ticket: { composer: 2 }, index: 0 }
    const none = { ...parentOf(await begun), index: 1 }
    for (const request of [
      { task: 'continue', parent },
      { task: 'join', parent: null },
      { task: 'continue', parent: none },
    ] as const)
      expect(await failureOf(make(request))).toMatchObject({
        kind: 'invalid',
        reason: { code: 'composer.unknown_work' },
      })
  })

  it('is no longer than songs may be, and says how long that is', async () => {
    const song = parentOf(await begun)
    const [first] = (song.ticket as { songs: { plan: { parts: unknown[] } }[] }).songs
    if (!first) expect.fail('there is no song')
    // Four goes of two minutes each, and one more.
    const bars = (at: number) => ({ seed: at, seconds: 120, fromBar: at * 48, sections: [] })
    const parts = [0, 1, 2, 3].map(bars)
    const long = { ...song.ticket, songs: [{ ...first, plan: { ...first.plan, parts } }] }
    const request = { task: 'continue', parent: { ticket: long, index: 0 } } as const
    expect(await failureOf(make({ ...request, params: { seconds: 240 } }))).toMatchObject({
      kind: 'invalid',
      reason: { code: 'composer.too_long', values: { seconds: 480 } },
    })
  })
})
