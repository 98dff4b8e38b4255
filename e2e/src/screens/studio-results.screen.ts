// What has been made, beside the form that makes it: told by its words in groups, in rows that keep their places, and under a finger.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../testing/browser.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import { makerOf } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'
import { drawingOf } from './testing/works.ts'

const listOf = (works: readonly Work[]) => ({
  rows: [...works],
  count: works.length,
  countQueue: 0,
})
const resultsOn = (page: Page) => page.getByRole('region', { name: 'Results' })
const cardsOn = (page: Page) => resultsOn(page).getByRole('article')
const placeOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('It is nowhere.')
  return box
}

describe('results by the same words', () => {
  const at = (minute: number) => new Date(Date.now() - minute * 60_000).toISOString()
  const works = [
    ...[9, 8, 7].map((id) =>
      drawingOf(id, 'a lake', { params: { aspect: '3:2' }, createdAt: at(20 - id) }),
    ),
    drawingOf(6, 'a fox', { createdAt: at(14) }),
    ...[5, 4, 3].map((id) => drawingOf(id, 'a lake', { createdAt: at(20 - id) })),
  ]

  test('are one group with its words said once, and ways to have them again', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/draw', { calls: { 'works.list': listOf(works) } })
    const heads = resultsOn(page).getByRole('heading', { level: 2 })
    await soon(() => heads.allTextContents()).toEqual(['a lake', 'a fox', 'a lake'])
    expect(await cardsOn(page).count()).toBe(7)
    await resultsOn(page).getByText('3:2', { exact: true }).waitFor()
    const [first, second] = await Promise.all([0, 1].map((n) => placeOf(cardsOn(page).nth(n))))
    expect(second?.y).toBe(first?.y)
    expect(second?.height).toBe(first?.height)

    await resultsOn(page).getByRole('button', { name: 'Use' }).nth(1).click()
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await soon(() => prompt.inputValue()).toBe('a fox')
    await resultsOn(page).getByRole('button', { name: 'Copy prompt' }).first().click()
    await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe('a lake')
    await expectClean(page)
  })

  test('are as large as the slider says, also after a reload, and large while they are few', async ({
    renderScreen,
  }) => {
    const { page, answer, goto } = await renderScreen('/draw', {
      calls: { 'works.list': listOf(works) },
    })
    const height = async () => (await placeOf(cardsOn(page).first())).height
    await cardsOn(page).first().waitFor()
    const before = await height()
    await page.getByRole('slider', { name: 'Thumbnail size' }).press('End')
    await soon(height).toBeGreaterThan(before)
    const large = await height()
    await page.reload()
    await cardsOn(page).first().waitFor()
    await soon(height).toBe(large)
    await page.getByRole('slider', { name: 'Thumbnail size' }).press('Home')
    await soon(height).toBeLessThan(large)
    const small = await height()
    answer({ 'works.list': listOf(works.slice(0, 2)) })
    await goto('/draw')
    await soon(() => cardsOn(page).count()).toBe(2)
    expect(await height()).toBeGreaterThan(small)
  })

  test('keep their tile and their place from the queue to the end, however that is', async ({
    renderScreen,
  }) => {
    const type = workTypes.sd3
    const working = [
      drawingOf(9, 'a lake', { type, status: workStates.running, progress: 40, files: [] }),
      drawingOf(8, 'a lake', { type, status: workStates.waiting, progress: 0, files: [] }),
      ...[7, 6, 5, 4].map((id) => drawingOf(id, 'a fox', { type })),
    ].map((work) => ({ ...work, params: { aspect: '3:2' } }))
    const { page, answer, asked } = await renderScreen('/sd3', {
      calls: { 'works.list': listOf(working) },
      clock: true,
    })
    await soon(() => cardsOn(page).getByRole('progressbar').count()).toBe(2)
    const places = () => Promise.all([0, 1, 2, 3].map((n) => placeOf(cardsOn(page).nth(n))))
    const before = await places()
    const [first, second, ...others] = working
    if (!first || !second) throw new Error('There are two.')
    answer({
      'works.list': listOf([
        { ...first, status: workStates.done, files: others[0]?.files ?? [] },
        { ...second, status: workStates.failed, message: 'The model was away.' },
        ...others,
      ]),
      'works.redo': { id: 10 },
      'works.states': [],
    })
    await page.clock.fastForward(2000)
    await cardsOn(page).getByText('The model was away.').waitFor()
    expect(await cardsOn(page).getByRole('progressbar').count()).toBe(0)
    expect(await places()).toEqual(before)
    await cardsOn(page).getByRole('button', { name: 'Try again' }).click()
    await soon(() => asked('works.redo')).toMatchObject([{ id: 8 }])
  })
})

const maker = makerOf(workTypes.midjourney)
const grid: WorkModel = {
  ...maker,
  declaration: {
    ...maker.declaration,
    tasks: {
      draw: { prompt: 'wanted', inputs: [] },
      upscale: { prompt: 'none', inputs: [] },
      vary: { prompt: 'none', inputs: [] },
    },
  },
}

describe('on a phone', () => {
  const touch = { viewport: phone, touch: true }

  test('a grid is as wide as that, and each of its pictures opens what its model can do with it', async ({
    renderScreen,
  }) => {
    const type = workTypes.midjourney
    const work = { type, modelId: 101, tiles: 4, params: {} }
    const works = [
      drawingOf(9, 'a lake', { ...work, next: ['upscale', 'vary'] }),
      drawingOf(8, 'a fox', { ...work, next: ['upscale'] }),
    ]
    const { page, asked } = await renderScreen('/Midjourney', {
      ...touch,
      calls: {
        'works.listDrawings': listOf(works),
        'workModels.listMidjourney': [grid],
        'queue.drawMidjourney': { id: 10, ids: [10] },
        'works.states': [],
      },
    })
    const lake = page.getByRole('article', { name: 'a lake' })
    await lake.waitFor()
    expect((await placeOf(lake)).width).toBeGreaterThan(370)
    const second = lake.getByRole('button', { name: 'Image 2 of 4' })
    await second.tap()
    const items = page.getByRole('menuitem')
    const offered = async () => (await items.allTextContents()).map((text) => text.split(' · ')[0])
    await soon(offered).toEqual(['Upscale', 'Vary', 'Download', 'Open the grid'])
    for (const item of await items.all())
      expect((await placeOf(item)).height).toBeGreaterThanOrEqual(44)
    await expectClean(page)
    await items.first().tap()
    await soon(() => asked('queue.drawMidjourney').length).toBe(1)
    expect(asked('queue.drawMidjourney')[0]).toMatchObject({ action: 'upscale', orderId: 2 })

    const fox = page.getByRole('article', { name: 'a fox' })
    await fox.scrollIntoViewIfNeeded()
    await fox.getByRole('button', { name: 'Image 1 of 4' }).tap()
    await soon(offered).toEqual(['Upscale', 'Download', 'Open the grid'])
    await items.last().tap()
    await page.getByRole('dialog', { name: 'Work: a fox' }).waitFor()
  })

  test('a tap on a picture shows its actions, one elsewhere hides them, and a second one opens it', async ({
    renderScreen,
  }) => {
    const works = [9, 8, 7].map((id) => drawingOf(id, `sheet ${id}`))
    const { page } = await renderScreen('/draw', {
      ...touch,
      calls: { 'works.list': listOf(works) },
    })
    const card = page.getByRole('article', { name: 'sheet 9' })
    const picture = card.getByRole('link', { name: 'Open: sheet 9' })
    const more = card.getByRole('button', { name: 'More actions' })
    await picture.waitFor()
    expect(await more.count()).toBe(0)
    await picture.tap()
    await more.waitFor()
    expect((await placeOf(more)).height).toBeGreaterThanOrEqual(44)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { name: 'sheet 9' }).tap()
    await soon(() => more.count()).toBe(0)
    await picture.tap()
    await more.tap()
    await page.getByRole('menuitem', { name: 'Copy prompt' }).waitFor()
    await page.keyboard.press('Escape')
    await picture.tap()
    await page.getByRole('dialog', { name: 'Work: sheet 9' }).waitFor()
  })
})

describe('songs', () => {
  const song = (id: number, title: string) => {
    const drawn = drawingOf(id, title, { type: workTypes.music, task: 'compose' })
    const [file] = drawn.files
    if (!file) throw new Error('It has one.')
    const about = { title, style: 'calm piano', peaks: [10, 60, 100, 40, 80, 20] }
    const files = [{ ...file, mime: 'audio/mpeg', durationS: 60, thumbnail: '', about }]
    return { ...drawn, files, params: {} }
  }

  test.for(['/music', '/history'])(
    'are rows of 72 px on %s, with a wave that tells where in it one is',
    async (path, { renderScreen }) => {
      const works = [song(9, 'Harbour'), song(8, 'Lighthouse')]
      const { page } = await renderScreen(path, { calls: { 'works.list': listOf(works) } })
      const rows = page.getByRole('main').getByRole('article')
      await soon(() => rows.count()).toBe(2)
      for (const row of await rows.all()) expect((await placeOf(row)).height).toBe(72)
      const wave = rows.first().getByRole('slider', { name: 'Position in Harbour' })
      expect(await wave.getAttribute('aria-valuetext')).toBe('0:00 of 1:00')
      await rows.first().getByRole('button', { name: 'Play: Harbour' }).waitFor()
      await rows.first().getByText('calm piano').waitFor()
      await expectClean(page)
    },
  )
})
