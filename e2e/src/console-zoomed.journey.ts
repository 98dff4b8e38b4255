// The rooms of the console at 200 and 400 %, and with letters, words and lines apart: nothing is cut off or out of reach.
import { expect } from 'vitest'
import { claimAccount, operatorLink } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { misfitsSpaced, misfitsZoomed } from './testing/text-fits.ts'

const server = useServer()

const rooms = [
  'start',
  'today',
  'people',
  'money',
  'works',
  'moderation',
  'sites',
  'content',
  'tools',
  'connections',
  'models',
  'staff',
  'audit',
  'backup',
]

test('every room can be read by those who need it larger', async ({ visit }) => {
  const page = await visit(await operatorLink(server), { as: 'Boss' })
  await claimAccount(page, { username: 'boss', password: 'correct horse' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const room of rooms) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${server.at(english)}/admin/${room}`)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    for (const each of await misfitsZoomed(page)) found.push(`${room}, ${each}`)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const each of await misfitsSpaced(page)) found.push(`${room}, spaced: ${each}`)
  }
  expect(found).toEqual([])
})
