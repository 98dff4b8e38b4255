// Where a visit begins, and the screens around the chat.
import type { UserInfo } from '@atelier/contract/features/identity/auth'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from '../testing/browser.ts'
import { chatOn } from '../testing/chat-page.ts'
import { holdScripts } from '../testing/hold-scripts.ts'
import { goByMore } from '../testing/menu-page.ts'
import { soon } from '../testing/soon.ts'
import { type Replies, refusal } from './testing/calls.ts'
import { oneConversation } from './testing/conversations.ts'
import { guest, memberNamed } from './testing/default-replies.ts'
import { test } from './testing/screen.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const onPhone = { viewport: phone, touch: true }

/** Keeps what a member changes of themselves, for as long as they are there. */
function keeping(member: UserInfo): Replies {
  const userBalance = { balance: 200, chat_tokens: null, hh_vip_time: null }
  let userInfo = member
  return {
    'auth.getInfo': () => ({ userInfo, userBalance }),
    'auth.updateUser': ({ sign = userInfo.sign, role = userInfo.role }) => {
      userInfo = { ...userInfo, sign, role }
      return { userInfo, signedOut: false }
    },
    'auth.logout': () => {
      userInfo = guest
      return {}
    },
    'auth.createGuest': ({ guest_id = 'a-new-guest' }) => ({
      guest_id,
      userInfo,
      userBalance,
    }),
  }
}

describe('a visit', () => {
  test('begins with drawing on a wide screen and at the home on a phone', async ({
    renderScreen,
  }) => {
    const { page: wide } = await renderScreen('/')
    await soon(() => pathOf(wide)).toBe('/Midjourney')
    const { page: narrow } = await renderScreen('/?bd_vid=1', onPhone)
    await soon(() => pathOf(narrow)).toBe('/mobileHome')
    await soon(() => narrow.title()).toBe('Home · Vermilion Studio')
  })

  test('to no screen is told so by page and status, and leads back to the start', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*\/nowhere/)
    const statuses: number[] = []
    const { page } = await renderScreen('/nowhere/at/all', {
      before: async (blank) =>
        blank.on('response', (sent) => {
          if (sent.url().endsWith('/nowhere/at/all')) statuses.push(sent.status())
        }),
    })
    expect(statuses).toEqual([404])
    await soon(() => pathOf(page)).toBe('/404')
    await page.getByRole('button', { name: 'Back to home' }).click()
    await soon(() => pathOf(page)).toBe('/Midjourney')
  })

  test('to the page of faults leads to the start when nothing is wrong', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/500')
    await soon(() => pathOf(page)).toBe('/Midjourney')
  })

  test('that cannot begin is told so, and goes on where it wanted to once it can', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/500 \(Internal Server Error\)/)
    const away = refusal('server.fault', 'Away.')
    const { page, answer } = await renderScreen('/help/backup-and-restore', {
      calls: { 'auth.getInfo': away, 'auth.createGuest': away },
    })
    await page.getByText('Away.').waitFor()
    expect(pathOf(page)).toBe('/500')
    await page.getByRole('button', { name: 'Copy request ID' }).waitFor()
    answer({ 'auth.getInfo': undefined, 'auth.createGuest': undefined })
    await page.getByRole('button', { name: 'Try again' }).click()
    await soon(() => pathOf(page)).toBe('/help/backup-and-restore')
  })

  test('to a screen that takes its time shows that it loads, and then the screen at its top', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat')
    await chatOn(page).form.waitFor()
    const held = Promise.withResolvers<undefined>()
    await page.route(/help-screen[^/]*\.js/, async (route) => {
      await held.promise
      await route.fallback()
    })
    await goByMore(page, 'Help')
    const status = page.getByRole('status').getByText('Loading')
    await status.waitFor()
    held.resolve(undefined)
    await page.getByRole('heading', { name: 'What Atelier is' }).waitFor()
    await soon(() => status.count()).toBe(0)
    expect(await page.locator('main').evaluate((main) => main.scrollTop)).toBe(0)
  })
})

describe('the home of a phone', () => {
  test('takes a question before any script has run, and asks it', async ({ renderScreen }) => {
    let release = async () => {}
    const { page } = await renderScreen('/', {
      ...onPhone,
      calls: oneConversation(),
      waitUntil: 'commit',
      before: async (blank) => {
        release = await holdScripts(blank)
      },
    })
    const { composer } = chatOn(page)
    await composer.fill('How many miles are 3.5 kilometres?')
    await release()
    await page.getByRole('button', { name: 'Send' }).click()
    await soon(() => pathOf(page)).toBe('/Chat')
    await chatOn(page).untilAnswered()
    await soon(() => chatOn(page).lastAnswer.textContent()).toContain('An answer to')
    expect(await chatOn(page).questions.count()).toBe(1)
    await page.reload()
    await soon(() => chatOn(page).questions.count()).toBe(1)
  })

  test('leads to the places of the menu, and to what one was at', async ({ renderScreen }) => {
    const calls = oneConversation([], 'Which keyboard shortcuts')
    const { page } = await renderScreen('/mobileHome', { ...onPhone, calls })
    const chat = chatOn(page)
    await page.getByRole('button', { name: /^Create as:/ }).waitFor()
    await chat.composer.fill('Which keyboard shortcuts are there?')
    await chat.composer.press('Enter')
    await chat.untilAnswered()

    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const recent = page.getByRole('region', { name: 'Continue' })
    await recent.getByRole('link', { name: /Which keyboard shortcuts/ }).click()
    await chat.questions.waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const places = page.getByRole('navigation', { name: 'Places' })
    await places.getByRole('link', { name: 'Help' }).click()
    await soon(() => pathOf(page)).toBe('/help')
  })
})

describe('a keyboard on a phone', () => {
  test('covers neither the field nor the button that sends', async ({ renderScreen }) => {
    for (const path of ['/mobileHome', '/Chat']) {
      const { page } = await renderScreen(path, onPhone)
      const { composer, sendButton } = chatOn(page)
      await composer.fill('Written above the keyboard')
      const left = { width: phone.width, height: 420 }
      await page.setViewportSize(left)
      for (const part of [composer, sendButton])
        await soon(async () => {
          const box = await part.boundingBox()
          return box && box.y >= 0 && box.y + box.height <= left.height
        }).toBe(true)
    }
  })
})

describe('the list beside the rail', () => {
  test('is folded by its button and by the keyboard, and stays so after a reload', async ({
    renderScreen,
  }) => {
    const { page } = await renderScreen('/Chat')
    const rail = page.getByRole('navigation', { name: 'Main menu' })
    const list = page.getByRole('complementary')
    const widthOf = async () => (await list.boundingBox())?.width
    await soon(widthOf).toBe(248)
    await list.getByRole('button', { name: 'Collapse sidebar' }).click()
    await soon(() => list.count()).toBe(0)
    await page.reload()
    await rail.getByRole('button', { name: 'Expand sidebar' }).click()
    await soon(widthOf).toBe(248)
    await page.keyboard.press('ControlOrMeta+b')
    await soon(() => list.count()).toBe(0)
    expect((await rail.boundingBox())?.width).toBe(64)
  })
})

describe('one’s own page', () => {
  test('leads a guest to an account, and shows a member who they are until they leave', async ({
    renderScreen,
  }) => {
    const asGuest = await renderScreen('/user')
    await asGuest.page.getByText('Sign up to keep everything').waitFor()
    await soon(() => asGuest.page.title()).toBe('User · Vermilion Studio')
    const person = memberNamed('portrait')
    const { page } = await renderScreen('/user', { as: person, calls: keeping(person) })
    const main = page.getByRole('main')
    await main.getByText('portrait', { exact: true }).first().waitFor()
    await main.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Draws at night')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    // It is kept before the dialog is left, behind which roles are not told.
    await page.locator('main').getByText('Draws at night').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
    await main.getByRole('button', { name: 'Log out' }).click()
    await main.getByText('Sign up to keep everything').waitFor()
  })
})

describe('a member', () => {
  test('with a role in use is told by the field that it cannot be customised', async ({
    renderScreen,
  }) => {
    const person = memberNamed('persona')
    const { page, goto } = await renderScreen('/Chat', { as: person, calls: keeping(person) })
    const { composer } = chatOn(page)
    expect(await composer.getAttribute('placeholder')).not.toContain('A patient teacher')
    await goto('/Chat?dialog=settings&tab=advanced')
    const role = page.getByRole('dialog').getByRole('textbox', { name: 'Role' })
    await role.fill('A patient teacher')
    await page.getByRole('dialog').locator('form').getByRole('button', { name: 'Save' }).click()
    await chatOn(page).notes.getByText('Saved').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => composer.getAttribute('placeholder')).toBe(
      'A patient teacher is in use and cannot be customized',
    )
  })
})

describe('the front door', () => {
  test('shows the brand, who answers and what is often asked, and begins a conversation', async ({
    renderScreen,
  }) => {
    const answer = 'Anybody can begin as a guest, with credit of their own.'
    const asked = { id: 1, question: 'Do I need an account?', answer }
    const { page } = await renderScreen('/welcome', {
      calls: {
        ...oneConversation(),
        'content.questions': { rows: [asked], count: 1 },
        'samples.talk': {
          answer: { question: 'What can you do?', text: 'Draw, or [Make music ›](/music).' },
          map: {
            wish: 'Map a weekend trip',
            title: 'A weekend trip',
            outline: '- Go\n- Stay',
          },
        },
      },
    })
    await soon(() => page.title()).toBe('Vermilion Studio')
    await page.getByRole('heading', { name: 'Begin with a sentence.', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Guide', level: 3 }).waitFor()
    const results = page.getByRole('region', { name: 'Made here' })
    await results
      .getByRole('link', { name: /^Make music ›/ })
      .first()
      .waitFor()
    await results.getByRole('figure', { name: 'A weekend trip' }).waitFor()
    const question = page.getByText('Do I need an account?')
    await question.click()
    await page.getByText('Anybody can begin as a guest').waitFor()
    await page.getByText('A place to write with a model at your side.').waitFor()

    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: '繁體中文' }).click()
    await page.getByRole('heading', { name: '你可以做什麼' }).waitFor()
    const composer = page.getByRole('textbox', { name: '訊息' })
    await composer.fill('3.5 公里等於幾英里？')
    await composer.press('Enter')
    await soon(() => pathOf(page)).toBe('/Chat')
    await soon(() => page.getByRole('log').textContent()).toContain('An answer to 3.5')
  })
})

describe('the pictures of the entrance', () => {
  const pictures = ['/brands/vermilion.svg', '/favicon.svg', '/missing.svg']

  test('are turned by keys, dots and themselves, lead on, and one that fails is left out', async ({
    renderScreen,
    expectErrors,
  }) => {
    expectErrors(/404 \(Not Found\).*missing/)
    const rows = pictures.map((url, id) => ({ id, title: `Banner ${id}`, url, link: '/help' }))
    const { page } = await renderScreen('/welcome', {
      calls: { 'content.banners': { rows, count: rows.length } },
      clock: true,
    })
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const dots = carousel.getByRole('button', { name: /^Image \d$/ })
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
    await soon(() => dots.count()).toBe(2)
    await dots.nth(1).click()
    await soon(current).toBe(1)
    await page.keyboard.press('ArrowRight')
    await soon(current).toBe(0)

    await page.getByRole('heading', { level: 1 }).click()
    await soon(async () => {
      await page.clock.fastForward(2000)
      return current()
    }).toBe(1)
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.fastForward(60_000)
    expect(await current()).toBe(1)
    await carousel.getByRole('link', { name: 'Banner 1' }).click()
    await soon(() => pathOf(page)).toBe('/help')
  })
})
