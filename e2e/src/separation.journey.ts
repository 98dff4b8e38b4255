// Songs are taken apart by the built-in engine, heard, mixed and kept.
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { takeApart as makeStems, makeSong as makeSungSong } from './testing/make-media.ts'
import { makeSong } from './testing/make-songs.ts'
import { becomeMember } from './testing/make-works.ts'
import { callAs, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const price = 5
beforeAll(() => setSite(server, english, { modelPrices: { 'builtin-centre': { perSong: price } } }))

const place = () => `${server.at(english)}/separation`

const give = (page: Page, name: string, buffer: Buffer, mimeType = 'audio/wav') =>
  page.getByLabel('Add a song').setInputFiles({ name, mimeType, buffer })

/** The slot once the song in it is checked and can be heard. */
async function giveSong(page: Page, name: string, buffer: Buffer): Promise<void> {
  await give(page, name, buffer)
  await page.getByRole('slider', { name: `Position in ${name}` }).waitFor()
}

const takeApart = (page: Page) => page.getByRole('button', { name: /^Split stems · / }).click()

const taken = (page: Page, name: string) => page.getByRole('article', { name })

const mixerOf = (page: Page, name: string) => page.getByRole('region', { name: `Mixer: ${name}` })

async function balanceOf(page: Page): Promise<number> {
  const told = (await callAs(page, '/auth/getInfo')) as { userBalance: { balance: number } }
  return told.userBalance.balance
}

async function saved(page: Page, press: () => Promise<void>): Promise<[Download, Buffer]> {
  const saving = page.waitForEvent('download')
  await press()
  const download = await saving
  return [download, await readFile(await download.path())]
}

describe('a song that is taken apart', () => {
  test('is uploaded, heard, separated for the price on the button, mixed and downloaded', async ({
    visit,
  }) => {
    const page = await visit(place())
    await page.getByText('Your stems appear here').waitFor()
    const before = await balanceOf(page)
    await giveSong(page, 'Night.wav', makeSong({ seconds: 9 }))
    await page.getByText('0:09', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Play Night.wav' }).click()
    await page.getByRole('button', { name: 'Pause Night.wav' }).waitFor()

    await page.getByRole('button', { name: `Split stems · ${price} credits` }).click()
    const mixer = mixerOf(page, 'Night')
    await mixer.waitFor()
    expect(new URL(page.url()).searchParams.get('work')).toMatch(/^\d+$/)
    expect(await balanceOf(page)).toBe(before - price)

    const position = mixer.getByRole('slider', { name: 'Position' })
    await mixer.getByRole('button', { name: 'Play', exact: true }).click()
    await soon(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    // The song itself fell silent for it.
    await page.getByRole('button', { name: 'Play Night.wav' }).waitFor()
    await mixer.getByRole('button', { name: 'Solo Vocals' }).click()
    await mixer.getByRole('button', { name: 'Mute Backing' }).click()
    const volume = mixer.getByRole('slider', { name: 'Vocals volume' })
    await volume.press('ArrowLeft')
    expect(Number(await volume.inputValue())).toBeLessThan(0)
    await mixer.getByRole('button', { name: 'Pause', exact: true }).click()

    await position.press('Home')
    await position.press('[')
    await position.press('ArrowRight')
    await position.press(']')
    await mixer.getByText('0:00.00 to 0:05.00').waitFor()
    const loop = mixer.getByRole('button', { name: 'Loop', exact: true })
    expect(await loop.getAttribute('aria-pressed')).toBe('true')

    const [stem, sound] = await saved(page, () =>
      mixer.getByRole('button', { name: 'Download Vocals' }).click(),
    )
    expect(stem.suggestedFilename()).toMatch(/^Night - Vocals.*\.mp3$/)
    expect(sound.length).toBeGreaterThan(50_000)
    const [mix, wave] = await saved(page, () =>
      mixer.getByRole('button', { name: 'Download mix' }).click(),
    )
    expect(mix.suggestedFilename()).toBe('Night.wav')
    expect(wave.toString('latin1', 0, 4)).toBe('RIFF')
    expect(wave.length).toBeGreaterThan(9 * 44_100 * 4)

    // The address leads back to it, and Back leaves it.
    const address = page.url()
    await page.goBack()
    await soon(() => mixer.count()).toBe(0)
    await page.goto(address)
    await mixer.waitFor()
  })

  test('is refused as mono with the reason, and its price is given back; what is no song is refused where it was put', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/upload\/media/)
    const page = await visit(place())
    await give(page, 'notes.mp3', Buffer.from('These are only words.'), 'audio/mpeg')
    const slot = page.getByRole('region', { name: 'Song', exact: true })
    await soon(() => slot.getByRole('alert').textContent()).toMatch(/MP3/)
    await slot.getByRole('button', { name: 'Remove notes.mp3' }).click()

    const before = await balanceOf(page)
    await giveSong(page, 'Mono.wav', makeSong({ seconds: 3, mono: true }))
    await takeApart(page)
    const song = taken(page, 'Mono')
    await song.getByText(/Splitting needs/i).waitFor()
    await song.getByText(/refunded/).waitFor()
    expect(await balanceOf(page)).toBe(before)

    await song.getByRole('button', { name: 'Delete' }).click()
    await soon(() => song.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await song.waitFor()
  })

  test('may be one that was made here, and goes on while its page is loaded anew', async ({
    visit,
  }) => {
    const page = await visit(place())
    await page.getByText('Your stems appear here').waitFor()
    const made = (await callAs(page, '/queue/getWholeSong', {
      prompt: 'a calm piano tune',
      params: { seconds: 12 },
    })) as { id: number }
    await soon(async () => {
      const { rows } = (await callAs(page, `/chatLog/draw?page=1&size=1&id=${made.id}`)) as {
        rows: { status: number }[]
      }
      return rows[0]?.status
    }).toBe(3)
    await page.getByRole('button', { name: 'From your songs' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose one of your songs' })
    await picker.getByRole('listitem').getByRole('button').first().click()
    await page.getByRole('slider', { name: /^Position in / }).waitFor()
    await takeApart(page)
    await soon(() => new URL(page.url()).searchParams.get('work')).toMatch(/^\d+$/)
    await page.reload()
    const mixer = page.getByRole('region', { name: /^Mixer: / })
    await mixer.waitFor()
    expect(await mixer.getByRole('group', { name: /^Stem: / }).count()).toBe(2)
  })

  test('is heard by everybody once it is published, and kept as its licence says', async ({
    visit,
  }) => {
    const page = await visitAsNewGuest((url) => visit(url, { as: 'author' }), server)
    await becomeMember(page, 'divider')
    const song = await makeSungSong(page, { prompt: 'a calm song of the sea', title: 'Harbour' })
    const id = await makeStems(page, song)
    const reader = await visitAsNewGuest((url) => visit(url, { as: 'reader' }), server)
    for (const [licence, isKept] of [
      ['all-rights', false],
      ['cc-by', true],
    ] as const) {
      await callAs(page, '/gallery/publish', { ids: [id], title: 'In parts', licence })
      for (const [who, mayKeep] of [
        [page, true],
        [reader, isKept],
      ] as const) {
        await who.goto(`${server.at(english)}/workDetails?id=${id}`)
        const mixer = mixerOf(who, 'In parts')
        await mixer.getByRole('button', { name: 'Mute Vocals' }).waitFor()
        const downloads = mixer.getByRole('button', { name: /^Download / })
        expect(await downloads.count()).toBe(mayKeep ? 3 : 0)
      }
    }
  })
})
