// Clips by the built-in film: from words and from a picture, watched frame by frame, and going on.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { slotOf } from './testing/give-pictures.ts'
import { callAs } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const request = 'a quiet lake at dawn'
const drawn = 'a fox in the snow'

type Lineage = { id: number; parentId: number | null; prompt: string }

/** The studio of clips as people use it. */
function studioOn(page: Page) {
  return {
    prompt: page.getByRole('textbox', { name: 'Prompt' }),
    main: page.getByRole('button', { name: /^(Create video|Turn into anime) · / }),
    cards: page.getByLabel('Results').getByRole('article'),
    /** Clips that are done. */
    clips: (words: string) => page.getByRole('link', { name: `Open: ${words}` }),
    lastS: async (seconds: number) => {
      const field = page.getByRole('textbox', { name: 'Length (seconds)' })
      await field.fill(String(seconds))
      await field.press('Enter')
    },
  }
}

/** The clip of the open work. */
const clipOn = (page: Page) => {
  const video = page.getByRole('dialog', { name: /^Work: / }).locator('video')
  const read = <T>(of: (element: HTMLVideoElement) => T) => video.evaluate(of)
  return {
    at: () => read(({ currentTime }) => currentTime),
    width: () => read(({ videoWidth }) => videoWidth),
    durationS: () => read(({ duration }) => duration),
  }
}

async function choose(page: Page, words: string, action: RegExp): Promise<void> {
  const card = page.getByRole('article', { name: words }).first()
  await card.hover()
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('clips', () => {
  test('are filmed from words, play, are stepped through, and go on', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/video`)
    const studio = studioOn(page)
    await page.getByText('Your videos appear here').waitFor()
    await studio.prompt.fill(request)
    await studio.lastS(3)
    await page.getByRole('button', { name: 'Create video · Free' }).click()
    await studio.cards.getByRole('progressbar').waitFor()
    await page.reload()
    await studio.clips(request).waitFor()
    expect(await studio.prompt.inputValue()).toBe(request)
    expect(await studio.cards.count()).toBe(1)

    await studio.clips(request).click()
    const clip = clipOn(page)
    await soon(clip.width).toBeGreaterThan(0)
    await soon(clip.durationS).toBeGreaterThan(2.5)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await soon(clip.at).toBeGreaterThan(0.2)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    // It stands still from then on, and not before.
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const before = await clip.at()
    await page.getByRole('button', { name: 'Previous frame' }).click()
    await soon(clip.at).toBeLessThan(before)
    await page.goBack()

    await choose(page, request, /^Extend · /)
    await soon(() => studio.clips(request).count()).toBe(2)
    // The card that was gone on from has the focus still; pressed, it loses and takes it.
    const work = page.getByRole('dialog', { name: /^Work: / })
    for (const at of [0, 1]) {
      await studio.clips(request).nth(at).click()
      await work.waitFor()
      await page.goBack()
      await work.waitFor({ state: 'detached' })
    }

    // Pressed while it is on its way, released when it is done.
    await choose(page, request, /^Extend · /)
    const going = studio.cards.filter({ has: page.getByRole('progressbar') })
    await going.hover({ position: { x: 100, y: 60 } })
    await page.mouse.down()
    await soon(() => studio.clips(request).count()).toBe(3)
    await page.mouse.up()
    await work.waitFor()
  })

  test('begin with a drawn picture, sent from its card, and are set to music', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/draw`)
    const studio = studioOn(page)
    await page.getByRole('textbox', { name: 'Prompt' }).fill(drawn)
    await page.getByRole('button', { name: /^Draw · / }).click()
    await studio.clips(drawn).waitFor()
    await choose(page, drawn, /^Create video/)
    await page.waitForURL('**/video')
    await page
      .getByRole('region', { name: 'First frame' })
      .getByRole('img', { name: drawn })
      .waitFor()
    await studio.prompt.fill('the fox looks up')
    await studio.lastS(2)
    await studio.main.click()
    await studio.clips('the fox looks up').waitFor()
    expect(await studio.cards.count()).toBe(1)

    await choose(page, 'the fox looks up', /^Add music/)
    await page.waitForURL('**/music')
    const form = page.getByRole('form', { name: 'Settings' })
    await form
      .getByText('Music for “the fox looks up”. The song is listed with the video.')
      .waitFor()
    const length = form.getByRole('textbox', { name: 'Length (seconds)' })
    await length.fill('10')
    await length.blur()
    await form.getByRole('button', { name: /^Create song · / }).click()
    await page
      .getByRole('article', { name: 'Fox looks up' })
      .getByRole('button', { name: /^Play: Fox looks up/ })
      .first()
      .waitFor()
    // Picture, clip and song go on from each other.
    const { rows } = (await callAs(page, '/chatLog/draw?page=1&size=10')) as { rows: Lineage[] }
    const [song, clip, picture] = rows
    expect(rows.map(({ parentId }) => parentId)).toEqual([clip?.id, picture?.id, null])
    expect(song?.prompt).toBe('the fox looks up')
  })

  test('that are no clips are refused with the reason, here and by the server', async ({
    visit,
    expectErrors,
  }) => {
    expectErrors(/422/)
    const page = await visit(`${server.at(english)}/video`)
    // As of a provider whose model draws clips anew: what is built in does not.
    const json = await page.evaluate(async () => {
      const reply = await fetch('/api/works/models?type=6')
      const told = (await reply.json()) as { data: { declaration: { tasks: object } }[] }
      const anime = { prompt: 'optional', inputs: [{ role: 'clip', least: 1, most: 1 }] }
      for (const { declaration } of told.data) declaration.tasks = { anime }
      return told
    })
    await page.route('**/api/works/models*', (route) => route.fulfill({ json }))
    await page.reload()
    const studio = studioOn(page)
    const give = (name: string, mimeType: string) =>
      slotOf(page, 'Video').setInputFiles([
        { name, mimeType, buffer: Buffer.from('These are only words.') },
      ])
    await give('words.txt', 'text/plain')
    await page
      .getByRole('alert')
      .filter({ hasText: 'words.txt isn’t a video. Choose an MP4, MOV, or WebM.' })
      .waitFor()
    await studio.main.click()
    await page.getByText('Add a video.').waitFor()
    await give('words.mp4', 'video/mp4')
    await page.getByRole('region', { name: 'Video', exact: true }).getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Upload words.mp4 again' }).waitFor()
    await studio.main.click()
    await page.getByText('A file didn’t upload. Try again or remove it.').waitFor()
    await page.getByRole('button', { name: 'Remove words.mp4' }).click()
    await slotOf(page, 'Video').waitFor({ state: 'attached' })
  })
})
