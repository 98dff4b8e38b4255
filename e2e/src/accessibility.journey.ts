// What axe finds on the screens, and the way through the product without a mouse.
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { loginDialog, settingsDialog } from './testing/account-page.ts'
import { desktop, phone, test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

/** What is wrong, gravely enough to keep somebody out: rule, place and reason. */
async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(
        options,
      ),
    { resultTypes: ['violations'] } satisfies RunOptions,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

const themes = ['light', 'dark'] as const
const sizes = [
  { size: 'a desktop', viewport: desktop, touch: false },
  { size: 'a phone', viewport: phone, touch: true },
]

describe.each(themes)('in the %s theme', (theme) => {
  test.for(sizes)(
    'on $size, axe finds nothing serious on any screen',
    async (where, { visit, expectErrors }) => {
      expectErrors(/404 \(Not Found\).*\/nowhere/)
      const page = await visit('about:blank', where)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const address = server.at(english)
      await page.context().addCookies([{ name: 'theme', value: theme, url: address }])
      const chat = chatOn(page)

      await page.goto(address)
      await page.getByText('Begin with a sentence.').waitFor()
      expect(await page.locator('html').getAttribute('class')).toMatch(
        theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
      )
      expect(await violationsOn(page)).toEqual([])

      await chat.ask('Write. [[upstream tokens=500 kind=md reasoning=20 tool=calculate]]')
      await chat.ask('Fail. [[upstream tokens=10 cut=5]]')
      expect(await violationsOn(page)).toEqual([])
      await chat.log.press('Home')
      await chat.questions.filter({ hasText: 'Write.' }).waitFor()
      expect(await violationsOn(page)).toEqual([])

      await page.goto(`${address}/help/connect-a-model`)
      await page.getByRole('heading', { name: 'Keys by vendor' }).waitFor()
      expect(await violationsOn(page)).toEqual([])

      await page.goto(`${address}/Chat?dialog=settings`)
      await settingsDialog(page).getByText('Appearance').waitFor()
      expect(await violationsOn(page)).toEqual([])

      await page.goto(`${address}/Chat?dialog=login`)
      await loginDialog(page).getByRole('textbox', { name: 'Password' }).waitFor()
      expect(await violationsOn(page)).toEqual([])

      await page.goto(`${address}/nowhere`)
      await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
      expect(await violationsOn(page)).toEqual([])
    },
  )
})

describe('without a mouse', () => {
  test('one asks, stops, rewords, finds and goes between conversations', async ({ visit }) => {
    const page = await visit(server.at(english))
    const chat = chatOn(page)
    const { keyboard } = page
    const isFocused = (name: keyof typeof chat & 'composer') =>
      chat[name].evaluate((field) => field === document.activeElement)
    await chat.form.waitFor()
    await keyboard.type('First by keyboard. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.untilAnswered()

    await keyboard.press('ControlOrMeta+Shift+o')
    await soon(() => chat.messages.count()).toBe(0)
    expect(await isFocused('composer')).toBe(true)
    await keyboard.type('Second by keyboard. [[upstream tokens=4000 rate=40]]')
    await keyboard.press('Enter')
    await chat.stop.waitFor()
    await soon(() => textOf(chat.lastAnswer)).toMatch(/\w+ \w+/)
    await keyboard.press('Escape')
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('Stopped')

    await keyboard.press('ArrowUp')
    const field = page.getByRole('textbox', { name: 'New wording' })
    await field.waitFor()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Second, in other words. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'in other words' }).waitFor()
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).not.toContain('Stopped')

    await keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await keyboard.type('First by')
    await page
      .getByRole('option', { name: /First by keyboard/ })
      .first()
      .waitFor()
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'First by keyboard.' }).waitFor()

    await keyboard.press('ControlOrMeta+/')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('one renames, deletes, takes back and reaches the settings', async ({ visit }) => {
    const page = await visit(server.at(english))
    const chat = chatOn(page)
    const { keyboard } = page
    const focused = page.locator(':focus')
    /** Presses keys until the focus is on one of these. */
    const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab') => {
      const isThere = (found: Element[]) => found.some((each) => each === document.activeElement)
      for (let presses = 0; presses < 60; presses++) {
        if (await wanted.evaluateAll(isThere)) return
        await keyboard.press(key)
      }
      throw new Error(`the focus never came to ${wanted}`)
    }
    const links = chat.conversations.getByRole('link')
    await chat.ask('Older. [[upstream tokens=5]]')
    await keyboard.press('ControlOrMeta+Shift+o')
    await chat.ask('Newer. [[upstream tokens=5]]')
    await soon(() => links.count()).toBe(2)

    await tabTo(links, 'Shift+Tab')
    await keyboard.press('ArrowDown')
    await soon(() => textOf(focused)).toContain('Older')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'Older.' }).waitFor()
    await tabTo(links, 'Shift+Tab')
    await keyboard.press('F2')
    await page.getByRole('textbox', { name: 'New name' }).waitFor()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Renamed by keyboard')
    await keyboard.press('Enter')
    await chat.conversation('Renamed by keyboard').waitFor()
    await soon(() => textOf(focused)).toContain('Renamed by keyboard')

    await keyboard.press('Delete')
    await soon(() => links.count()).toBe(1)
    const undo = chat.notes.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    // The key leads there once the note has come up.
    await soon(async () => {
      await keyboard.press('F6')
      return chat.notes.evaluate((region) => region.contains(document.activeElement))
    }).toBe(true)
    await tabTo(undo, 'Tab')
    await keyboard.press('Enter')
    await soon(() => links.count()).toBe(2)

    await chat.composer.focus()
    await tabTo(chat.account, 'Shift+Tab')
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Settings' }).waitFor()
    await keyboard.type('Settings')
    await soon(() => textOf(focused)).toContain('Settings')
    await keyboard.press('Enter')
    await settingsDialog(page).waitFor()
    await keyboard.press('Escape')
    await soon(() => settingsDialog(page).count()).toBe(0)
  })
})
