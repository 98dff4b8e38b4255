import { describe, expect, it, vi } from 'vitest'
import type { MusicRequest } from '../../../kinds/music.ts'
import { songIn, useComposer } from './testing/composed.ts'

// Playing takes as long as the machine takes.
vi.setConfig({ testTimeout: 120_000 })

const { make } = useComposer()

describe('lyrics of a song', () => {
  const lyrics = '[Verse]\nOne line\nTwo lines\n\n[Chorus]\nSing it\nSing it again\n'

  it('stay with it and are timed to its bars, in order and within it', async () => {
    const { outcome } = await make({ params: { lyrics, tempo: 120, seconds: 24, style: 'rock' } })
    const { timed = [], ...song } = songIn(outcome)
    expect(song.lyrics).toBe(lyrics.trim())
    expect(timed.map(({ text }) => text)).toEqual([
      'One line',
      'Two lines',
      'Sing it',
      'Sing it again',
    ])
    timed.forEach(({ startS, endS }, at) => {
      expect(startS % 2).toBeCloseTo(0, 6)
      expect(endS).toBeGreaterThan(startS)
      expect(startS).toBeGreaterThanOrEqual(timed[at - 1]?.endS ?? 0)
      expect(endS).toBeLessThanOrEqual(24)
    })
  })

  it.each([
    ['many odd signs', '🎵\u202E‏שלום عالم \u0000 𝕏\n'.repeat(190).slice(0, 5000)],
    ['one endless line', 'あ'.repeat(5000)],
    ['nothing but labels', '[Verse]\n[Chorus]\n'.repeat(250)],
    ['a label for every line', '[Chorus]\nla\n'.repeat(400)],
  ])('may be anything: %s', async (_name, lyrics) => {
    const { outcome } = await make({ prompt: '🎹\u202E', params: { lyrics: lyrics, seconds: 10 } })
    const { timed = [], seconds = 0, title = '' } = songIn(outcome)
    expect(timed.every(({ startS, endS }) => startS >= 0 && endS <= seconds)).toBe(true)
    expect(title.length).toBeGreaterThan(0)
    expect(title.length).toBeLessThanOrEqual(120)
  })

  it('are left out where it is to be without words', async () => {
    const { outcome } = await make({ params: { lyrics, instrumental: true, seconds: 10 } })
    expect(songIn(outcome)).not.toHaveProperty('lyrics')
  })
})

describe('lyrics from an idea', () => {
  const write = async (prompt: string, more: Partial<MusicRequest> = {}) =>
    (await make({ task: 'write-lyrics', prompt, ...more })).outcome

  it('come in two versions with sections, in the language of the idea', async () => {
    const { lyrics, songs } = await write('写一首关于夏天海边的歌')
    expect(songs).toEqual([])
    expect(lyrics).toHaveLength(2)
    expect(lyrics[0]?.text).not.toBe(lyrics[1]?.text)
    expect(lyrics[0]?.title).toContain('夏天海边')
    for (const { text } of lyrics) {
      expect(text).toMatch(/^\[Verse\]\n/)
      expect(text).toContain('[Chorus]')
      expect(text).toContain('夏天海边')
      expect(text.replace(/\[\w+\]/g, '')).not.toMatch(/[a-z{}]/i)
    }
    const english = await write('Write a song about the northern lights', { locale: 'zh-CN' })
    expect(english.lyrics[0]?.text).toContain('northern lights')
    expect(english.lyrics[0]?.text).not.toMatch(/\p{Script=Han}/u)
    expect((await write('寫一首關於離別的歌')).lyrics[0]?.text).not.toMatch(/[这还们远风]/)
  })

  it('are the same for the same seed', async () => {
    const params = { seed: 4 }
    expect(await write('rain', { params })).toEqual(await write('rain', { params }))
    expect(await write('rain', { params: { seed: 5 } })).not.toEqual(
      await write('rain', { params }),
    )
  })

  it.each(['', '🎉🎉', 'x'.repeat(2000), '\u202Eשלום'])('come for any idea: %j', async (prompt) => {
    const { lyrics } = await write(prompt)
    expect(lyrics.every(({ title, text }) => title.length > 0 && text.length > 200)).toBe(true)
  })
})
