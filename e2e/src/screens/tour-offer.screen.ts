// How the tour of the chat is offered to newcomers, and the hints.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chatOn } from '../testing/chat-page.ts'
import { sizes } from '../testing/looked-at.ts'
import { soon } from '../testing/soon.ts'
import { offerOn, press, stir, tourOn, untilAt, untilOver } from '../testing/tour-page.ts'
import { expectClean } from '../testing/violations.ts'
import { entriesOf, groupOf } from './testing/conversations.ts'
import { guide } from './testing/default-replies.ts'
import { type Screen, test } from './testing/screen.ts'

const tourPath = '/Chat?tour=chat'

/** Another tab at the chat, with a clock of its own that can be put forward. */
async function chatInAnotherTab({ openTab }: Screen): Promise<Page> {
  const page = await openTab('/Chat')
  await page.clock.install()
  await page.reload()
  return page
}

/** Stirs, and lets the time go by until the page is calm again and offers the tour. */
async function untilOffered(page: Page): Promise<void> {
  await stir(page)
  await soon(async () => {
    await page.clock.fastForward(4000)
    return offerOn(page).count()
  }).toBe(1)
}

describe('the offer of the tour', () => {
  test('comes to a newcomer who has stirred, takes nothing away, and goes when one writes', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat', { clock: true })
    const { composer } = chatOn(page)
    const greeting = page.getByRole('heading', { name: 'Begin with a sentence.' })
    // All of the page is there, so that only the offer could move it.
    await page.getByText('Answered by').waitFor()
    const before = await greeting.boundingBox()
    await stir(page)
    // Its code has come, and nobody has done anything for nine seconds.
    const code = page.waitForResponse(/\/assets\/chat-tour-/)
    await page.clock.fastForward(3000)
    await code
    await page.clock.fastForward(6000)
    expect(await offerOn(page).count()).toBe(0)
    await untilOffered(page)
    expect(await greeting.boundingBox()).toEqual(before)
    expect(await composer.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('I know my way')
    await soon(() => offerOn(page).count()).toBe(0)
    await composer.fill('')
    expect(await composer.inputValue()).toBe('')
    expect(await offerOn(page).count()).toBe(0)
  })

  test('leads to the tour, and does not come again after it', async ({ renderScreen }) => {
    const { page } = await renderScreen('/Chat', { clock: true })
    await untilOffered(page)
    await offerOn(page).getByRole('button', { name: 'Take the tour' }).click()
    await untilAt(page, 'Welcome to Vermilion')
    await page.keyboard.press('Escape')
    await untilOver(page)
    expect(await offerOn(page).count()).toBe(0)
  })

  test('put off is not made again at the next visit', async ({ renderScreen }) => {
    const screen = await renderScreen('/Chat', { clock: true })
    const { page } = screen
    await untilOffered(page)
    await offerOn(page).getByRole('button', { name: 'Not now' }).click()
    await soon(() => offerOn(page).count()).toBe(0)
    await untilNotOffered(await chatInAnotherTab(screen))
  })

  test.for([
    { where: 'in the offer', dismiss: dismissInOffer },
    { where: 'in the tour', dismiss: dismissInTour },
  ])(
    'dismissed for good $where is kept in a cookie of 365 days',
    async ({ dismiss }, { renderScreen }) => {
      const screen = await renderScreen('/Chat', { clock: true })
      const { page } = screen
      await dismiss(screen)
      const cookies = await page.context().cookies()
      const kept = cookies.find(({ name }) => name === 'chatTourDismissed')
      const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(Math.round(days)).toBe(365)

      // The cookie alone keeps it away, also when everything else is forgotten.
      await page.evaluate(() => localStorage.removeItem('tourOfferAnswered'))
      await untilNotOffered(await chatInAnotherTab(screen))

      const again = await screen.openTab(tourPath)
      await untilAt(again, 'Welcome to Vermilion')
      expect(await tourOn(again).getByRole('checkbox').isChecked()).toBe(true)
    },
  )
})

async function dismissInOffer({ page }: Screen): Promise<void> {
  await untilOffered(page)
  await press(offerOn(page), "Don't show this again")
  await soon(() => offerOn(page).count()).toBe(0)
}

async function dismissInTour({ page, goto }: Screen): Promise<void> {
  await goto(tourPath)
  await untilAt(page, 'Welcome to Vermilion')
  await tourOn(page).getByRole('checkbox', { name: "Don't show this again" }).check()
  await press(tourOn(page), 'Skip tour')
  await untilOver(page)
}

/** The code that would offer it has come, and it has not. */
async function untilNotOffered(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/chat-tour-/)
  await stir(page)
  await page.clock.fastForward(4000)
  await code
  await page.clock.fastForward(60_000)
  expect(await offerOn(page).count()).toBe(0)
}

describe('a hint', () => {
  test('comes with the first second answer, opens on a press, and stays away once somebody has got it', async ({
    renderScreen,
  }) => {
    const [question, first] = entriesOf(['Once.', 'An answer.'])
    const [, other] = entriesOf(['Once.', 'Another answer.'])
    if (!question || !first || !other) throw new Error('There are two entries')
    const second = { ...other, id: 3, versions: [2, 3] }
    let shown = first
    const { page } = await renderScreen('/Chat?group=1', {
      calls: {
        'models.listChat': [guide, { ...guide, id: 2, name: 'Other', isDefault: false }],
        'groups.list': [groupOf(1, 'A talk')],
        'chatlog.list': () => ({ rows: [question, shown], before: null }),
        'chat.process': () => {
          shown = second
          return [
            { type: 'start', seq: 1, groupId: 1, entryId: second.id, promptId: question.id },
            { type: 'text-delta', seq: 2, text: 'Another answer.' },
            { type: 'finish', seq: 3, reason: 'done', usage: null, price: 0 },
          ]
        },
      },
    })
    const chat = chatOn(page)
    const point = page.getByRole('button', { name: 'Hint' })
    await chat.lastAnswer.waitFor()
    await stir(page)
    expect(await point.count()).toBe(0)
    await chat.lastAnswer.getByRole('button', { name: 'Regenerate' }).click()
    await page.getByRole('menuitem', { name: 'Regenerate', exact: true }).click()
    await chat.lastAnswer.getByText('2/2').waitFor()
    await chat.untilAnswered()
    await point.click()
    const hint = page.getByRole('dialog', { name: /more than one answer/ })
    await hint.waitFor()
    await page.keyboard.press('Escape')
    await soon(() => hint.count()).toBe(0)
    await soon(() => point.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Enter')
    await hint.getByRole('button', { name: 'Got it' }).click()
    await soon(() => point.count()).toBe(0)
    await soon(() => page.evaluate(() => localStorage.getItem('hiddenHints'))).toContain('versions')
    const code = page.waitForResponse(/\/assets\/chat-tour-/)
    await page.reload()
    await chat.lastAnswer.getByText('2/2').waitFor()
    await stir(page)
    await code
    expect(await point.count()).toBe(0)
  })
})

test.for(sizes)(
  'on $size, axe finds nothing serious in the tour and its offer, in either theme',
  async ({ viewport, touch }, { renderScreen }) => {
    const { page } = await renderScreen('/Chat', {
      viewport,
      touch,
      clock: true,
      before: (blank) => blank.emulateMedia({ reducedMotion: 'reduce' }),
    })
    await untilOffered(page)
    await expectClean(page)
    await press(offerOn(page), 'Take the tour')
    await untilAt(page, 'Welcome to Vermilion')
    await expectClean(page)
    await press(tourOn(page), 'Next')
    await untilAt(page, 'Write here')
    await expectClean(page)
  },
)
