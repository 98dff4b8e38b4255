// Apps kept at hand, above the conversations.
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { chatOn, english, groupIdIn, openGroup } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const server = useServer()

describe('pinned apps', () => {
  test('stand above the conversations, open their one conversation, fold, and go when they are let go', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/app-store`, { as: 'Ada' })
    const pinned = page.getByRole('navigation', { name: 'Pinned apps' })
    await page.getByRole('link', { name: 'Copy editor' }).waitFor()
    await page.getByRole('button', { name: 'Pin Copy editor' }).click()
    await page.getByRole('button', { name: 'Unpin Copy editor' }).first().waitFor()
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await pinned.getByRole('button', { name: 'Copy editor' }).click()
    await chatOn(page).conversation('Copy editor').waitFor()
    const groupId = await openGroup(page)

    await page.goto(`${server.at(english)}/Chat?group=${groupId}`)
    const entry = pinned.getByRole('link', { name: 'Copy editor' })
    await soon(() => entry.getAttribute('aria-current')).toBe('page')
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      expect(await violationsOn(page), theme).toEqual([])
    }
    await page.getByRole('complementary').getByRole('button', { name: 'New conversation' }).click()
    await soon(() => groupIdIn(page)).toBe(0)
    await entry.click()
    await soon(() => groupIdIn(page)).toBe(groupId)

    await pinned.getByRole('button', { name: 'Pinned apps', expanded: true }).click()
    await soon(() => entry.isVisible()).toBe(false)
    await page.reload()
    await pinned.getByRole('button', { name: 'Pinned apps', expanded: false }).click()
    await entry.waitFor()

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await entry.click()
    await soon(() => pinned.count()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.goto(`${server.at(english)}/app-store`)
    await page.getByRole('button', { name: 'Unpin Copy editor' }).first().click()
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await chatOn(page).conversation('Copy editor').waitFor()
    await soon(() => pinned.count()).toBe(0)
  })
})
