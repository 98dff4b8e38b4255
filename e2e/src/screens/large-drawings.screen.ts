// Charts and maps in an answer: whole within the column, and large over the window. Diagrams of mermaid's, which are drawn in a frame whose
// files no test can give, are in ../drawn-answers.journey.ts.
import type { Chart } from '@atelier/contract/chart'
import type { MessagePart } from '@atelier/contract/message-parts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chatOn } from '../testing/chat-page.ts'
import { sizes } from '../testing/looked-at.ts'
import { soon } from '../testing/soon.ts'
import { expectClean, showTheme } from '../testing/violations.ts'
import { entriesOf, groupOf } from './testing/conversations.ts'
import { type RenderScreen, test } from './testing/screen.ts'

const chart: Chart = {
  type: 'bar',
  title: 'Orders by month',
  x: ['Jan', 'Feb', 'Mar', 'Apr'],
  series: [
    { name: 'North', values: [3, 5, 2, 8] },
    { name: 'South', values: [1, 4, 6, 5] },
  ],
}
const outline = ['Audience', 'Channels', 'Message', 'Budget', 'Dates', 'Risks', 'Team', 'Tools']
  .map((branch) => `- ${branch}\n  - First of it\n  - Second of it`)
  .join('\n')
const input = JSON.stringify({ title: 'Launch <img src=x onerror=alert(1)>', outline })
const parts: MessagePart[] = [
  { type: 'chart', chart },
  { type: 'tool-call', callId: 'call-1', name: 'make_map', input },
  { type: 'tool-result', callId: 'call-1', name: 'make_map', output: 'done', durationMs: 4 },
]

async function open(renderScreen: RenderScreen, where: object): Promise<Page> {
  const [question, answer] = entriesOf(['Draw.', 'Drawn.'])
  if (!question || !answer) throw new Error('There are two entries')
  const model = { id: 1, name: 'Guide', engine: 'builtin' }
  const { page } = await renderScreen('/Chat?group=1', {
    ...where,
    calls: {
      'groups.list': [groupOf(1, 'Drawings')],
      'chatlog.list': { rows: [question, { ...answer, model, parts }], before: null },
    },
    before: (blank) => blank.emulateMedia({ reducedMotion: 'reduce' }),
  })
  await chatOn(page).lastAnswer.waitFor()
  return page
}

const figure = (page: Page, name: RegExp) => page.getByRole('figure', { name })
const stage = (page: Page) => page.getByRole('dialog')
const drawing = (page: Page) => stage(page).getByRole('img')

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}
const widthOf = async (place: Locator) => Math.round((await boxOf(place)).width)
const hasFocus = (place: Locator) =>
  place.evaluate((element) => element === element.ownerDocument.activeElement)

describe.each(sizes)('on $size', ({ viewport, touch }) => {
  test('what is drawn is whole in its column, and opens large', async ({ renderScreen }) => {
    const page = await open(renderScreen, { viewport, touch })
    for (const name of [/^Orders/, /^Launch/]) {
      const button = figure(page, name).getByRole('button', { name: /^Open large/ })
      await button.scrollIntoViewIfNeeded()
      const still = figure(page, name).locator('svg[role=img]')
      // A map is words on a phone, and drawn where it opens.
      if (await still.count()) {
        const { width, height } = await boxOf(still)
        const column = await boxOf(chatOn(page).lastAnswer)
        expect(width).toBeLessThanOrEqual(column.width)
        expect(height).toBeLessThanOrEqual(viewport.height * 0.7)
      }
      await button.click()
      await drawing(page).waitFor()
      const { x, y, width, height } = await boxOf(drawing(page))
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(viewport.width)
      expect(y + height).toBeLessThanOrEqual(viewport.height)
      await expectClean(page, String(name))
      await page.keyboard.press('Escape')
      await soon(() => stage(page).count()).toBe(0)
      await soon(() => hasFocus(button)).toBe(true)
    }
  })
})

test('keys, buttons and the wheel zoom a drawing, and arrows and the pointer move it', async ({
  renderScreen,
}) => {
  const page = await open(renderScreen, {})
  await figure(page, /^Orders/)
    .getByRole('button', { name: 'Open large' })
    .click()
  await drawing(page).waitFor()
  const whole = await widthOf(drawing(page))
  await page.keyboard.press('+')
  await soon(() => widthOf(drawing(page))).toBe(Math.round(whole * 1.6))
  await stage(page).getByRole('button', { name: 'Zoom in' }).click()
  await soon(() => widthOf(drawing(page))).toBe(Math.round(whole * 2.56))
  const before = await boxOf(drawing(page))
  await page.keyboard.press('ArrowRight')
  await soon(async () => (await boxOf(drawing(page))).x).toBeCloseTo(before.x - 80, 0)
  await page.mouse.move(600, 400)
  await page.mouse.down()
  await page.mouse.move(640, 430, { steps: 4 })
  await page.mouse.up()
  await soon(async () => (await boxOf(drawing(page))).x).toBeCloseTo(before.x - 40, 0)
  expect((await boxOf(drawing(page))).y).toBeCloseTo(before.y + 30, 0)

  // What is under the pointer stays there.
  const share = async () => {
    const { x, y, width, height } = await boxOf(drawing(page))
    return [((600 - x) / width).toFixed(2), ((400 - y) / height).toFixed(2)]
  }
  await page.mouse.move(600, 400)
  const there = await share()
  const { width } = await boxOf(drawing(page))
  await page.mouse.wheel(0, -100)
  await soon(() => widthOf(drawing(page))).toBeGreaterThan(width)
  expect(await share()).toEqual(there)

  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await soon(() => widthOf(drawing(page))).toBe(whole)
  await page.mouse.dblclick(640, 400)
  await soon(() => widthOf(drawing(page))).toBeGreaterThan(whole)
})

test('Back closes it, once, and a theme that changes draws it anew', async ({ renderScreen }) => {
  const page = await open(renderScreen, {})
  const address = page.url()
  const button = figure(page, /^Launch/).getByRole('button', { name: /^Open large/ })
  await button.click()
  await drawing(page).waitFor()
  const source = () => drawing(page).getAttribute('src')
  const light = await source()
  // Nothing of an answer is more than words in it.
  expect(decodeURIComponent(light ?? '')).toContain('&lt;img src=x onerror=alert(1)&gt;')
  await showTheme(page, 'dark')
  await soon(source).not.toBe(light)
  await page.goBack()
  await soon(() => stage(page).count()).toBe(0)
  expect(page.url()).toBe(address)
  await soon(() => hasFocus(button)).toBe(true)
  await chatOn(page).lastAnswer.waitFor()
})

test('it is kept as a picture and as a drawing', async ({ renderScreen }) => {
  const page = await open(renderScreen, {})
  await figure(page, /^Orders/)
    .getByRole('button', { name: 'Open large' })
    .click()
  for (const [item, file] of [
    ['Image (PNG)', 'Orders by month.png'],
    ['Drawing (SVG)', 'Orders by month.svg'],
  ] as const) {
    await stage(page).getByRole('button', { name: 'Download' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
})
