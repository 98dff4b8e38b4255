// The way through the product without a mouse.
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settingsDialog } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, textOf } from './testing/chat-page.ts'
import { useNotice, visitRead } from './testing/looked-at.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
useNotice(server)

/** Keys that come before the focus go elsewhere. */
const untilFocused = (field: Locator) =>
  soon(() => field.evaluate((each) => each === document.activeElement)).toBe(true)

describe('without a mouse', () => {
  test('one asks, stops, rewords, finds and goes between conversations', async ({ visit }) => {
    const page = await visitRead(server, visit)
    const chat = chatOn(page)
    const { keyboard } = page
    await chat.form.waitFor()
    await untilFocused(chat.composer)
    await keyboard.type('First by keyboard. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.untilAnswered()

    await keyboard.press('ControlOrMeta+Shift+o')
    await soon(() => chat.messages.count()).toBe(0)
    await untilFocused(chat.composer)
    await keyboard.type('Second by keyboard. [[upstream tokens=4000 rate=40]]')
    await keyboard.press('Enter')
    await chat.stop.waitFor()
    await soon(() => textOf(chat.lastAnswer)).toMatch(/\w+ \w+/)
    await keyboard.press('Escape')
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('Stopped')

    await keyboard.press('ArrowUp')
    await untilFocused(page.getByRole('textbox', { name: 'Edit message' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Second, in other words. [[upstream tokens=12]]')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'in other words' }).waitFor()
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).not.toContain('Stopped')

    await keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
    await keyboard.type('First by')
    await page
      .getByRole('option', { name: /First by keyboard/, selected: true })
      .first()
      .waitFor()
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'First by keyboard.' }).waitFor()
    await soon(() => page.getByRole('dialog').count()).toBe(0)

    await keyboard.press('ControlOrMeta+/')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await keyboard.press('Escape')
    await soon(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('one renames, deletes, takes back and reaches the settings', async ({ visit }) => {
    const page = await visitRead(server, visit)
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
    await soon(() => chat.messages.count()).toBe(0)
    await chat.ask('Newer. [[upstream tokens=5]]')
    await soon(() => links.count()).toBe(2)

    await tabTo(links, 'Shift+Tab')
    await keyboard.press('ArrowDown')
    await soon(() => textOf(focused)).toContain('Older')
    await keyboard.press('Enter')
    await chat.questions.filter({ hasText: 'Older.' }).waitFor()
    // A conversation that was opened takes the focus.
    await untilFocused(chat.composer)
    await tabTo(links, 'Shift+Tab')
    await keyboard.press('F2')
    await untilFocused(page.getByRole('textbox', { name: 'New name' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Renamed by keyboard')
    await keyboard.press('Enter')
    await chat.conversation('Renamed by keyboard').waitFor()
    await soon(() => textOf(focused)).toContain('Renamed by keyboard')

    await keyboard.press('Delete')
    await soon(() => links.count()).toBe(1)
    await chat.questions.filter({ hasText: 'Newer.' }).waitFor()
    expect(await textOf(focused)).toContain('Newer')
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
    const menu = page.getByRole('menu')
    await soon(() => menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    await keyboard.type('Settings')
    await soon(() => textOf(focused)).toContain('Settings')
    await keyboard.press('Enter')
    await settingsDialog(page).waitFor()
    await keyboard.press('Escape')
    await soon(() => settingsDialog(page).count()).toBe(0)
  })
})
