// The home: one box that makes anything, and ideas that are made by a press.
import type { Work } from '@atelier/contract/features/making/works'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../testing/browser.ts'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import type { Replies } from './testing/calls.ts'
import { oneConversation } from './testing/conversations.ts'
import { test } from './testing/screen.ts'
import { drawingCaseOf, drawingOf } from './testing/works.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const chip = (page: Page) => page.getByRole('button', { name: /^Create as:/ })

/** Takes what is asked for, and has it as works that wait. */
function studio(): Replies {
  const works: Work[] = []
  const queue = (type: Work['type'], prompt: string) => {
    const id = works.length + 1
    works.unshift(
      drawingOf(id, prompt, {
        type,
        status: workStates.waiting,
        progress: 0,
        files: [],
        endedAt: null,
      }),
    )
    return { id, ids: [id] }
  }
  return {
    'queue.drawMidjourney': ({ prompt }) => queue(workTypes.midjourney, prompt),
    'queue.compose': ({ prompt }) => queue(workTypes.music, prompt),
    'works.states': () => works,
    'works.list': () => ({ rows: works, count: works.length, countQueue: works.length }),
  }
}

describe('the box of the home', () => {
  test('draws what sounds like a picture, with its price in view, and keeps what the studio was for', async ({
    renderScreen,
  }) => {
    const { page, goto, asked } = await renderScreen('/Midjourney', { calls: studio() })
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await prompt.fill('half a thought')
    await goto('/mobileHome')
    const { composer } = chatOn(page)
    await chip(page).waitFor()
    await composer.fill('please draw me a red bicycle')
    await soon(() => chip(page).textContent()).toBe('Image')
    await page.getByText('Free', { exact: true }).waitFor()
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Midjourney')
    await soon(() => asked('queue.drawMidjourney')).toMatchObject([{ prompt: 'a red bicycle' }])
    await soon(() => prompt.inputValue()).toBe('half a thought')
  })

  test('makes of the same words what its chip says', async ({ renderScreen }) => {
    const { page, asked } = await renderScreen('/mobileHome', { calls: studio() })
    const { composer } = chatOn(page)
    await composer.fill('rain on a tin roof')
    await soon(() => chip(page).textContent()).toBe('Answer')
    await chip(page).click()
    await page.getByRole('menuitemradio', { name: 'Song' }).click()
    await soon(() => chip(page).textContent()).toBe('Song')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/music')
    await soon(() => asked('queue.compose')).toMatchObject([{ prompt: 'rain on a tin roof' }])
  })

  test('asks what is no wish for a work', async ({ renderScreen }) => {
    const { page } = await renderScreen('/mobileHome', { calls: oneConversation() })
    const chat = chatOn(page)
    await chip(page).waitFor()
    await chat.composer.fill('How do I back up?')
    await chat.composer.press('Enter')
    await chat.untilAnswered()
    expect(pathOf(page)).toBe('/Chat')
  })
})

test.for(['/mobileHome', '/welcome'])(
  'the box of %s takes typing while what stands below it waits for its texts',
  async (path, { renderScreen }) => {
    const held = Promise.withResolvers<void>()
    const { page } = await renderScreen(path, {
      calls: oneConversation(),
      waitUntil: 'commit',
      before: (blank) =>
        blank.route('**/assets/banners-*.js', async (route) => {
          await held.promise
          await route.fallback()
        }),
    })
    const { composer } = chatOn(page)
    await page.locator('#boot-frame').waitFor({ state: 'detached' })
    await composer.fill('How do I back up?')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Chat')
    held.resolve()
  },
)

describe('an idea', () => {
  test('is made by a press, and is what one goes on with', async ({ renderScreen }) => {
    const examples = { rows: [drawingCaseOf('fog', 'A lighthouse in fog')], count: 1 }
    const { page, goto, asked } = await renderScreen('/mobileHome', {
      viewport: phone,
      touch: true,
      calls: { ...studio(), 'drawingLibrary.examples': examples },
    })
    const ideas = page.getByRole('region', { name: 'Try one of these' })
    const first = ideas.getByRole('button').first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    expect(name).toMatch(/^Make: Image · /)
    await expectClean(page)
    await first.tap()
    await soon(() => pathOf(page)).toBe('/Midjourney')
    await soon(() => asked('queue.drawMidjourney')).toHaveLength(1)
    await goto('/mobileHome')
    const recent = page.getByRole('region', { name: 'Continue' })
    await soon(() => recent.getByRole('link').count()).toBe(1)
    await page.getByRole('region', { name: 'Examples' }).getByRole('button').first().waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(phone.width)
  })
})
