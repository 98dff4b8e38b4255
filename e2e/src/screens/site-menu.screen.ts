// What the operator says of the menu: where it leads, what it leaves out, and where a visit begins.
import type { MenuRow } from '@atelier/contract/features/site/content'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { chatOn } from '../testing/chat-page.ts'
import { soon } from '../testing/soon.ts'
import { memberNamed } from './testing/default-replies.ts'
import { type Screen, test } from './testing/screen.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname

const entry = { name: '', title: '', icon: '', url: '', status: 1 } satisfies Partial<MenuRow>
const ownMenu: MenuRow[] = [
  { ...entry, id: 1, name: 'help', title: 'Handbook' },
  { ...entry, id: 2, name: 'Chat' },
  { ...entry, id: 3, title: 'Forum', url: 'https://forum.example/' },
]

describe('what the operator says of the menu', () => {
  test('its order, words and links stand in the menu, in an open page too', async ({
    renderScreen,
  }) => {
    const { page, setSite } = await renderScreen('/Chat', { clock: true })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const places = () => menu.getByRole('link').allTextContents()
    const more = page.getByRole('dialog', { name: 'More' }).getByRole('link')
    const inMore = async () => {
      await menu.getByRole('button', { name: 'More' }).click()
      await more.first().waitFor()
      return more.allTextContents()
    }
    const byDefault = ['', 'Home', 'Chat', 'Create', 'Explore', 'Library', 'Works']
    await soon(places).toEqual(byDefault)
    expect(await inMore()).toEqual(['Top up', 'Help', 'User center'])
    await page.keyboard.press('Escape')
    setSite({}, ownMenu)
    await soon(async () => {
      await page.clock.fastForward(60_000)
      return places()
    }).toEqual(['', 'Home', 'Chat'])
    expect(await inMore()).toEqual(['Handbook', 'Forum'])
    const forum = more.filter({ hasText: 'Forum' })
    expect(await forum.getAttribute('rel')).toContain('noopener')
    await more.filter({ hasText: 'Handbook' }).click()
    await soon(() => pathOf(page)).toBe('/help')
  })

  test('the index page and then the home path are where a visit begins', async ({
    renderScreen,
  }) => {
    const begun = async ({ page }: Screen) => {
      await page.waitForURL(({ pathname }) => pathname !== '/')
      return pathOf(page)
    }
    const settings = { indexPath: 'help' }
    expect(await begun(await renderScreen('/', { site: { settings } }))).toBe('/help')
    const site = { settings: { ...settings, clientHomePath: '/welcome' } }
    expect(await begun(await renderScreen('/', { site }))).toBe('/welcome')
  })

  test('a member is sent away from a screen that the menu leaves out, a guest is not', async ({
    renderScreen,
  }) => {
    const settings = { menu: ['help'], clientHomePath: '/help' }
    const site = { settings, menu: ownMenu }
    const { page, goto } = await renderScreen('/user', { site })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await soon(() => menu.getByRole('link').allTextContents()).toEqual(['', 'Home'])
    await goto('/Chat')
    await chatOn(page).form.waitFor()
    const member = await renderScreen('/Chat', { site, as: memberNamed('guarded') })
    await soon(() => pathOf(member.page)).toBe('/help')
  })
})
