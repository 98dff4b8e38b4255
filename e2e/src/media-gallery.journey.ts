// A clip, a song and its tracks are published, found in the gallery and on their pages, and played there.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { makeClip, makeSong, takeApart } from './testing/make-media.ts'
import { becomeMember } from './testing/make-works.ts'
import { callAs, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()
const at = (path: string) => `${server.at(english)}${path}`

const publish = (page: Page, id: number, title: string) =>
  callAs(page, '/gallery/publish', { ids: [id], title })

/** How far a clip on the page is, in seconds. */
const clipAt = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

describe('published clips and songs', () => {
  test('stand in the gallery as what they are, and play on their pages', async ({ visit }) => {
    const page = await visitAsNewGuest(visit, server)
    await becomeMember(page, 'filmer')
    const [clip, song] = await Promise.all([
      makeClip(page, 'a lighthouse in the snow'),
      makeSong(page, { prompt: 'a calm song of the sea', title: 'Harbour' }),
    ])
    const stems = await takeApart(page, song)
    await publish(page, clip, 'Lighthouse')
    await publish(page, song, 'Harbour song')
    await publish(page, stems, 'Harbour in parts')

    await page.goto(at('/designerWork'))
    const gallery = page.getByRole('region', { name: 'Published works' })
    const card = (name: string) => gallery.getByRole('article', { name, exact: true })
    await card('Lighthouse').getByText('0:02', { exact: true }).waitFor()
    await card('Harbour song').getByText('0:10', { exact: true }).waitFor()
    await card('Harbour in parts').getByText('Vocals').waitFor()
    await card('Harbour in parts').getByText('Backing').waitFor()

    // Pointed at, the clip plays on its card, without a sound.
    await card('Lighthouse').hover()
    const video = card('Lighthouse').locator('video')
    await soon(() =>
      video.evaluate((each) => (each as HTMLVideoElement).currentTime),
    ).toBeGreaterThan(0)
    expect(await video.evaluate((each) => (each as HTMLVideoElement).muted)).toBe(true)

    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Music' }).click()
    await soon(() => card('Lighthouse').count()).toBe(0)

    // From its row it goes into the page's player, and plays on while one goes to its page.
    await card('Harbour song').getByRole('button', { name: 'Play: Harbour song' }).click()
    await card('Harbour song').getByRole('button', { name: 'Pause: Harbour song' }).waitFor()
    await card('Harbour song')
      .getByRole('link', { name: 'Harbour song', exact: true })
      .press('Enter')
    const place = page
      .getByRole('dialog')
      .getByRole('slider', { name: 'Position in Harbour song', exact: true })
    await soon(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
    const words = page.getByRole('region', { name: 'Lyrics' })
    await words.getByRole('button', { name: 'Lights along the sea' }).click()
    await words.getByRole('button', { name: 'Lights along the sea', pressed: false }).waitFor()
    await soon(() => words.locator('[aria-current]').count()).toBe(1)

    await page.goto(at(`/workDetails?id=${clip}`))
    await page.getByRole('region', { name: 'Video: Lighthouse' }).press(' ')
    await soon(() => clipAt(page)).toBeGreaterThan(0)

    // Who may not keep it plays it, and is offered no copy, neither of it nor of a part.
    const copies = (of: Page) =>
      of
        .getByRole('region', { name: 'Video: Lighthouse' })
        .getByRole('button', { name: /^(Download|Trim)$/ })
    expect(await copies(page).count()).toBe(2)
    const other = await visit(at(`/workDetails?id=${clip}`), { as: 'somebody else' })
    await other.getByRole('region', { name: 'Video: Lighthouse' }).press(' ')
    await soon(() => clipAt(other)).toBeGreaterThan(0)
    expect(await copies(other).count()).toBe(0)
    await other.close()

    await page.goto(at(`/workDetails?id=${stems}`))
    const from = page.getByRole('list', { name: 'Based on', exact: true })
    await from.getByRole('link', { name: 'Open: Harbour song' }).waitFor()
    const mixer = page.getByRole('region', { name: 'Mixer: Harbour in parts' })
    await mixer.getByRole('group', { name: 'Stem: Vocals' }).waitFor()
    await expectClean(page, 'the page of the tracks')

    await page.goto(at(`/workDetails?id=${song}`))
    await words.waitFor()
    await expectClean(page, 'the page of the song')
    await page.goto(at('/designerWork'))
    await card('Harbour in parts').getByText('Vocals').waitFor()
    await expectClean(page, 'the gallery')
  })
})
