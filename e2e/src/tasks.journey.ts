// What is in progress, in one list: of this tab, of others and of other devices of the same person.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { goByMore } from './testing/menu-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const slow = '[[upstream tokens=4000 rate=20]]'

function tasksOn(page: Page) {
  const button = page.getByRole('button', { name: /^Tasks/ })
  const panel = page.getByRole('dialog', { name: 'Tasks' })
  const rows = panel.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  return {
    button,
    panel,
    rows,
    row: (text: string) => rows.filter({ hasText: text }),
    name: () => button.getAttribute('aria-label'),
    open: async () => {
      // It comes once somebody has stirred.
      await page.mouse.move(400, 300)
      await page.mouse.move(410, 310)
      await button.click()
      await panel.waitFor()
    },
    close: async () => {
      await page.keyboard.press('Escape')
      await soon(() => panel.count()).toBe(0)
    },
  }
}

/** Asks, and waits until the answer has words. */
async function begin(page: Page, prompt: string): Promise<void> {
  const chat = chatOn(page)
  await chat.send(prompt)
  await chat.stop.waitFor()
  await soon(() => textOf(chat.lastAnswer)).toMatch(/\w+ \w+/)
}

describe('the list of tasks', () => {
  test('has what runs in both conversations and on another device, and stops any of it', async ({
    visit,
  }) => {
    const member = { username: 'ada', password: 'correct horse' }
    const page = await visit(`${server.at(english)}/Chat`)
    await signUp(page, member)
    const other = await visit(`${server.at(english)}/Chat`, { as: 'another device' })
    await logIn(other, member)
    const [chat, tasks] = [chatOn(page), tasksOn(page)]

    await begin(page, `First ${slow}`)
    await chat.beginAnew()
    await begin(page, `Second ${slow}`)
    await soon(tasks.name).toBe('Tasks, 2 in progress')
    await begin(other, `Third ${slow}`)

    await tasks.open()
    const running = (name: string) =>
      expect.stringMatching(
        new RegExp(`${name}.*gpt-4o-mini · \\d:\\d\\d · [\\d,]+ characters`, 's'),
      )
    await soon(() => tasks.rows.allTextContents()).toEqual(
      ['Third', 'Second', 'First'].map(running),
    )

    await tasks
      .row('Third')
      .getByRole('button', { name: /^Stop Third/ })
      .click()
    await chatOn(other).untilAnswered()
    expect(await textOf(chatOn(other).lastAnswer)).toContain('Stopped')
    await soon(() => textOf(tasks.row('Third'))).toContain('Stopped')
    await tasks
      .row('First')
      .getByRole('button', { name: /^Stop First/ })
      .click()
    await soon(() => textOf(tasks.row('First'))).toContain('Stopped')
    await soon(tasks.name).toBe('Tasks, 1 in progress')
    expect(await chat.stop.count()).toBe(1)

    await tasks.panel.getByRole('button', { name: 'Clear finished' }).click()
    await soon(() => tasks.rows.count()).toBe(1)
    await tasks
      .row('Second')
      .getByRole('button', { name: /^Stop Second/ })
      .click()
    await chat.untilAnswered()
    await tasks.panel.getByText('Nothing in progress').waitFor()
  })

  test('marks what ended while one was elsewhere until it is looked at', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const [chat, tasks] = [chatOn(page), tasksOn(page)]
    await begin(page, 'Quick [[upstream tokens=300 rate=20]]')
    await goByMore(page, 'Help')
    await page.waitForURL('**/help')
    await soon(tasks.name).toBe('Tasks, 1 ended')
    await soon(() =>
      page
        .getByRole('status')
        .filter({ hasText: /Quick.*: Complete\./ })
        .count(),
    ).toBe(1)

    await tasks.open()
    await soon(tasks.name).toBe('Tasks')
    expect(await textOf(tasks.rows.first())).toMatch(/Complete · gpt-4o-mini · \d:\d\d/)
    await tasks.close()
    await tasks.open()
    await tasks.rows.first().getByRole('link').click()
    await chat.questions.filter({ hasText: 'Quick' }).waitFor()
    await soon(() => tasks.panel.count()).toBe(0)
    await tasks.open()
    await tasks.panel.getByText('Nothing in progress').waitFor()
  })

  test('says why an answer failed, and knows after a reload what runs in conversations that are not open', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const [chat, tasks] = [chatOn(page), tasksOn(page)]
    await begin(page, `Long ${slow}`)
    await chat.beginAnew()
    await begin(page, 'Broken [[upstream tokens=400 rate=20 cut=300]]')
    await chat.beginAnew()
    await soon(tasks.name).toBe('Tasks, 1 in progress, 1 ended')
    await page.reload()
    await chat.form.waitFor()
    await tasks.open()
    await soon(() => tasks.rows.count()).toBe(2)
    await soon(() => textOf(tasks.row('Broken'))).toMatch(/Failed · .*The answer was cut off/)
    await soon(() => textOf(tasks.row('Long'))).toMatch(/gpt-4o-mini · \d:\d\d · [\d,]+ characters/)
    await tasks.row('Long').getByRole('button', { name: /^Stop/ }).click()
    await soon(() => textOf(tasks.row('Long'))).toContain('Stopped')
  })

  test('is one’s own alone, and nothing is in it for somebody else on the same site', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    await begin(page, `Private ${slow}`)
    const stranger = await visit(`${server.at(english)}/Chat`, { as: 'a stranger' })
    const tasks = tasksOn(stranger)
    await chatOn(stranger).form.waitFor()
    await tasks.open()
    await tasks.panel.getByText('Nothing in progress').waitFor()
    expect(await tasks.name()).toBe('Tasks')
    await chatOn(page).stop.click()
    await chatOn(page).untilAnswered()
  })

  test('is in the bar at the top of a phone, on every screen', async ({ visit }) => {
    const page = await visit(server.at(english), { viewport: phone, touch: true })
    const tasks = tasksOn(page)
    await begin(page, `Pocket ${slow}`)
    await page.getByRole('navigation', { name: 'Main sections' }).getByText('Home').tap()
    await page.waitForURL('**/mobileHome')
    await soon(tasks.name).toBe('Tasks, 1 in progress')
    await tasks.button.tap()
    await tasks.row('Pocket').getByRole('button', { name: /^Stop/ }).tap()
    await soon(() => textOf(tasks.row('Pocket'))).toContain('Stopped')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(phone.width)
  })
})

test('a long answer that ends while the page is hidden is told by the browser, once that is wanted', async ({
  visit,
}) => {
  const page = await visit('about:blank')
  await page.context().grantPermissions(['notifications'])
  await page.clock.install()
  await page.addInitScript(() => {
    const state = { hidden: false, notices: [] as string[] }
    Object.assign(window, { state })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (state.hidden ? 'hidden' : 'visible'),
    })
    class Notice {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, { body }: { body: string }) {
        state.notices.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: Notice })
  })
  const notices = () =>
    page.evaluate(() => (window as unknown as { state: { notices: string[] } }).state.notices)
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.assign((window as unknown as { state: object }).state, { hidden: now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const [chat, tasks] = [chatOn(page), tasksOn(page)]
  const askHidden = async (prompt: string) => {
    await begin(page, `${prompt} [[upstream tokens=300 rate=20]]`)
    await hide(true)
    await page.clock.fastForward(25_000)
    await chat.untilAnswered()
    await hide(false)
  }

  await page.goto(`${server.at(english)}/Chat`)
  await askHidden('Unasked')
  expect(await notices()).toEqual([])

  await tasks.open()
  const request = tasks.panel.getByRole('switch', { name: 'Notify me when long tasks finish' })
  expect(await request.getAttribute('aria-checked')).toBe('false')
  await request.click()
  await soon(() => request.getAttribute('aria-checked')).toBe('true')
  await tasks.close()
  await chat.beginAnew()
  await askHidden('Wanted')
  await soon(notices).toEqual([expect.stringMatching(/^Wanted.*: Complete$/)])
})
