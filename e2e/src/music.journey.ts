// Songs by the built-in composer: wished for, listened to on every screen, told apart, gone on with, and saved.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { makeClip, makeSong } from './testing/make-media.ts'
import { becomeMember } from './testing/make-works.ts'
import { visitAsNewGuest } from './testing/seed-conversation.ts'
import { seedSongs } from './testing/seed-songs.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()

/** The music screen as people use it, found by roles and English names. */
function musicOn(page: Page) {
  const form = page.getByRole('form', { name: 'Settings' })
  return {
    form,
    songs: page.getByRole('region', { name: 'Songs' }).getByRole('article'),
    main: form.getByRole('button', { name: /^Create song · / }),
    /** Short songs are made in no time. */
    beShort: async () => {
      const length = form.getByRole('textbox', { name: 'Length (seconds)' })
      await length.fill('12')
      await length.blur()
    },
    playButton: (name: RegExp) => page.getByRole('button', { name }).first(),
  }
}

/** The player at the foot of every screen. */
const playerOn = (page: Page) => page.getByRole('region', { name: 'Player' })

/** Where the player is, in seconds. */
async function secondsOf(page: Page): Promise<number> {
  const slider = playerOn(page).getByRole('slider', { name: 'Position in track' })
  const text = (await slider.getAttribute('aria-valuetext')) ?? ''
  const [minutes = 0, seconds = 0] = (text.split(' ')[0] ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

async function save(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Nobody's screen holds more rows; with the margins around it this is several times what is seen. */
const maxRows = 60

/** Goes through a list a screen at a time, each drawn before the next, until a row of that name is there. Resolves with the most rows it held. */
const scrollUntil = (box: Locator, name: string, way: 1 | -1): Promise<number> =>
  box.evaluate(
    (area, { name, way }) =>
      new Promise<number>((resolve) => {
        let max = 0
        const step = () => {
          const places = [...area.querySelectorAll('[data-card]')]
          max = Math.max(max, places.length)
          if (area.querySelector(`article[aria-label="${name}"]`)) return resolve(max)
          if (places.every((place) => place.querySelector('article')))
            area.scrollTop += way * area.clientHeight
          requestAnimationFrame(step)
        }
        step()
      }),
    { name, way },
  )

describe('music', () => {
  test('two takes of one wish are composed, play on over screens, and change places at the same second', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/music`)
    const music = musicOn(page)
    await page.getByText('Your songs appear here').waitFor()
    await music.form.getByText('composer can’t sing', { exact: false }).waitFor()

    await music.main.click()
    await music.form.getByText('Describe the song.').waitFor()
    await music.form.getByRole('textbox', { name: 'Idea' }).fill('calm rain over the harbour')
    await music.beShort()
    await music.form.getByRole('radio', { name: '2 takes' }).check()
    await music.main.click()
    await music.songs.getByRole('progressbar').waitFor()

    const [first, second] = [/^Play: .*, take A$/, /^Play: .*, take B$/]
    await music.playButton(first).click()
    await playerOn(page).waitFor()
    await soon(() => secondsOf(page)).toBeGreaterThan(2)

    // The other take goes on where the first one was.
    await music.playButton(second).click()
    await playerOn(page)
      .getByText(/\(B\)$/)
      .first()
      .waitFor()
    await soon(() => secondsOf(page)).toBeGreaterThan(1)
    // A key in its wave leads back.
    await soon(() => secondsOf(page)).toBeGreaterThan(2)
    await page.getByRole('slider', { name: /^Position in .*, take B$/ }).press('Home')
    await soon(() => secondsOf(page)).toBeLessThan(2)

    await music.songs.getByRole('link').first().click()
    const song = page.getByRole('dialog').filter({ hasText: 'this song has no vocals' })
    await song.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Draw', exact: true }).click()
    await page.getByText('What do you want to see?').waitFor()
    const left = await secondsOf(page)
    await soon(() => secondsOf(page)).toBeGreaterThan(left)
  })

  test('lyrics are written, used and composed; the song goes on, is joined, and is saved', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/music`)
    const music = musicOn(page)
    await music.form.getByRole('radio', { name: 'Your lyrics' }).check()
    await music.form.getByRole('button', { name: 'Write lyrics' }).click()
    const writer = page.getByRole('dialog', { name: 'Write lyrics' })
    await writer.getByRole('textbox', { name: 'Idea' }).fill('a lighthouse in winter')
    await writer.getByRole('button', { name: /^Write lyrics · / }).click()
    const versions = writer.getByRole('button', { name: /^Use lyrics: / })
    await soon(() => versions.count()).toBe(2)
    await versions.first().click()
    const lyrics = music.form.getByRole('textbox', { name: 'Lyrics' })
    await soon(() => lyrics.inputValue()).toContain('[')
    await music.form.getByRole('textbox', { name: 'Title' }).fill('Lighthouse')
    await music.beShort()
    await music.main.click()
    const song = page.getByRole('article', { name: 'Lighthouse', exact: true })
    await song.getByRole('button', { name: 'Play: Lighthouse', exact: true }).waitFor()

    await song.getByRole('button', { name: 'Lyrics: Lighthouse', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Lighthouse', exact: true })
    await panel.getByRole('region', { name: 'Lyrics' }).getByRole('button').first().waitFor()
    await page.goBack()
    await soon(() => panel.count()).toBe(0)

    const more = song.getByRole('button', { name: 'More actions for Lighthouse' })
    await more.click()
    const wav = await save(page, 'Download WAV')
    expect(wav.name).toMatch(/\.wav$/)
    expect(wav.bytes.toString('latin1', 0, 4)).toBe('RIFF')
    expect(wav.bytes.toString('latin1', 8, 12)).toBe('WAVE')
    // Twelve seconds of sound, uncompressed.
    expect(wav.bytes.length).toBeGreaterThan(500_000)
    await more.click()
    const lrc = await save(page, 'Download LRC (synced lyrics)')
    expect(lrc.name).toMatch(/\.lrc$/)
    expect(lrc.bytes.toString('utf8')).toMatch(/^\[\d\d:\d\d\.\d\d\]/m)

    await more.click()
    await page.getByRole('menuitem', { name: 'Extend', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Extend: Lighthouse' })
    await dialog.getByRole('textbox', { name: 'Start at (seconds)' }).fill('8')
    await dialog.getByRole('button', { name: /^Extend · / }).click()
    await soon(() => dialog.count()).toBe(0)
    const part = music.songs.filter({ hasText: 'Extended' })
    await part.getByRole('button', { name: /^Play: / }).waitFor()
    await part.getByRole('button', { name: /^More actions for / }).click()
    await page.getByRole('menuitem', { name: /^Get full song/ }).click()
    const whole = music.songs.filter({ hasText: 'Full song' })
    await whole.getByRole('button', { name: /^Play: / }).waitFor()
  })

  test('lyrics beyond the limit are kept whole and told, and are not sent before they are shorter', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/music`)
    const { form, main, songs, beShort } = musicOn(page)
    await form.getByRole('radio', { name: 'Your lyrics' }).check()
    const field = form.getByRole('textbox', { name: 'Lyrics' })
    const pasted = 'Rain on the water\n'.repeat(300)
    await field.fill(pasted)
    await form.getByText('Too long: 5,400 / 5,000 characters', { exact: true }).waitFor()
    expect(await field.inputValue()).toBe(pasted)
    await main.click()
    await form.getByText('Lyrics: too long, 5,400 / 5,000 characters').waitFor()
    await page.reload()
    await soon(() => field.inputValue()).toBe(pasted)
    expect(await songs.count()).toBe(0)

    // What is not meant does not stand in the way.
    await form.getByRole('radio', { name: 'Idea' }).check()
    await form.getByRole('textbox', { name: 'Idea' }).fill('rain on the water')
    await beShort()
    await main.click()
    await songs.first().waitFor()
  })

  test('a thousand songs are looked through to the first and back, with few in the document', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest(visit, server)
    await seedSongs(page, server, 1000)
    await page.goto(`${server.at(english)}/music`)
    const box = page.getByRole('region', { name: 'Songs' })
    const song = (n: number) => box.getByRole('article', { name: `song ${n}`, exact: true })
    await song(1000).waitFor()
    const max = await scrollUntil(box, 'song 1', 1)
    expect(max).toBeGreaterThan(4)
    expect(max).toBeLessThan(maxRows)
    // The oldest one has failed and can be asked for again.
    await song(1)
      .getByRole('button', { name: /^Try again/ })
      .waitFor()
    expect(await scrollUntil(box, 'song 1000', -1)).toBeLessThan(maxRows)
    await song(1000).getByRole('button', { name: 'Play: song 1000, take A' }).waitFor()
  })

  test('a song and a clip on the works screen are named by what is read on them', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest(visit, server)
    await becomeMember(page, 'listener')
    await Promise.all([
      makeClip(page, 'a lighthouse in the snow'),
      makeSong(page, { prompt: 'a calm song of the sea', title: 'Harbour' }),
    ])
    await page.goto(`${server.at(english)}/history`)
    await page.getByRole('link', { name: 'Harbour', exact: true }).waitFor()
    await page.getByRole('slider', { name: 'Position in Harbour', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open: a lighthouse in the snow, 0:02' }).waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      expect(await violationsOn(page), theme).toEqual([])
    }
  })

  test('a site opens on it', async ({ visit }) => {
    await setSite(server, english, { indexPath: 'music' })
    const page = await visit(server.at(english))
    await page.waitForURL(({ pathname }) => pathname === '/music')
    await page.getByText('Your songs appear here').waitFor()
  })
})
