// What the operator says of the menu: where it leads, what it leaves out, and where a visit begins.
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

const pathOf = (page: Page) => new URL(page.url()).pathname

async function writeMenu(): Promise<void> {
  await server.query(`delete from site_contents where kind = 'menu'`)
  await server.query(
    `insert into site_contents (site_id, kind, position, body)
     select id, 'menu', place, body from sites, (values
       (1, '{"name": "help", "title": {"en-US": "Handbook"}}'::jsonb),
       (2, '{"name": "Chat", "title": {}}'::jsonb),
       (3, '{"title": {"en-US": "Forum"}, "url": "https://forum.example/"}'::jsonb)
     ) as rows(place, body) where code = 'studio'`,
  )
}

describe('what the operator says of the menu', () => {
  test('its order, words and links stand in the menu, in an open page too', async ({ visit }) => {
    const page = await visit('about:blank')
    await page.clock.install()
    await page.goto(`${server.at(english)}/Chat`)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const places = () => menu.getByRole('link').allTextContents()
    const more = page.getByRole('dialog', { name: 'More' }).getByRole('link')
    const inMore = async () => {
      await menu.getByRole('button', { name: 'More' }).click()
      await more.first().waitFor()
      return more.allTextContents()
    }
    const usual = ['', 'Home', 'Chat', 'Create', 'Explore', 'Library', 'Works']
    await soon(places).toEqual(usual)
    expect(await inMore()).toEqual(['Top up', 'Help', 'User centre'])
    await page.keyboard.press('Escape')
    await writeMenu()
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

  test('the index page and then the home path are where a visit begins', async ({ visit }) => {
    const page = await visit('about:blank')
    await setSite(server, 'studio.localhost', { indexPath: 'help' })
    await soon(async () => {
      await page.goto(server.at(english))
      await page.waitForURL(({ pathname }) => pathname !== '/')
      return pathOf(page)
    }).toBe('/help')
    await setSite(server, 'studio.localhost', { clientHomePath: '/welcome' })
    await soon(async () => {
      await page.goto(server.at(english))
      await page.waitForURL(({ pathname }) => pathname !== '/')
      return pathOf(page)
    }).toBe('/welcome')
  })

  test('a member is sent away from a screen that the menu leaves out, a guest is not', async ({
    visit,
  }) => {
    await writeMenu()
    await setSite(server, 'studio.localhost', { menu: ['help'], clientHomePath: '/help' })
    const page = await visit(`${server.at(english)}/user`)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await soon(async () => {
      await page.reload()
      await menu.getByRole('link').first().waitFor()
      return menu.getByRole('link').allTextContents()
    }).toEqual(['', 'Home'])
    await page.goto(`${server.at(english)}/Chat`)
    await chatOn(page).form.waitFor()
    await signUp(page, { username: 'guarded', password: 'correct horse' })
    await page.goto(`${server.at(english)}/Chat`)
    await soon(() => pathOf(page)).toBe('/help')
  })
})
