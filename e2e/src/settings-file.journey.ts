// The settings of a browser, taken to another one and given up again.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()
/** A note; screen readers have its text once more. */
const note = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first()

const settings = () => `${server.at(english)}/Chat?dialog=settings`

describe('the settings', () => {
  test('go to another browser as a file, and are given up by a reset', async ({ visit }) => {
    const page = await visit(settings())
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    await page.getByRole('radio', { name: 'Dark' }).check()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('Vermilion-settings.json')
    const text = await readFile(await file.path(), 'utf8')

    await page.getByRole('button', { name: 'Reset' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Reset settings?' })
    await asked.getByRole('button', { name: 'Reset' }).click()
    await note(page, 'Settings reset').waitFor()
    await soon(isDark).toBe(false)
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name === 'theme')).toEqual([])

    const other = await visit(settings(), { as: 'another' })
    const field = other.getByLabel('Import', { exact: true }).locator('visible=false')
    const take = (name: string, content: string) =>
      field.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    await take('photo.json', '{"not":"settings"}')
    await note(other, 'This isn’t a settings file. Nothing was changed.').waitFor()
    await take('odd.json', text.replace('"usingContext": true', '"usingContext": 7'))
    await note(other, '“usingContext” in this file isn’t valid. Nothing was changed.').waitFor()
    expect(await other.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true)
    await take('settings.json', text)
    await note(other, 'Settings imported').waitFor()
    await soon(() => other.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  })
})
