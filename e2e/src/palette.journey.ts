// Messages that the palette finds: the rest of it is shown by screens/palette.screen.ts.
import { expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english, groupIdIn } from './testing/chat-page.ts'
import { seedConversation, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'

const server = useServer()

test('messages are found too, and one leads to its place', async ({ visit }) => {
  const page = await visitAsNewGuest(visit, server)
  const texts = Array.from({ length: 100 }, (_, at) => `Message ${at + 1} of a long talk.`)
  texts[20] = 'Where does the quetzal nest?'
  const { groupId, entryIds } = await seedConversation(page, server, { title: 'Birds', texts })
  await page.goto(`${server.at(english)}/Chat`)
  await chatOn(page).form.waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
  await page.keyboard.type('quetzal')
  const options = page.getByRole('listbox', { name: 'Search' }).getByRole('option')
  await options.filter({ hasText: 'Where does the quetzal nest?' }).click()
  await soon(() => groupIdIn(page)).toBe(groupId)
  expect(new URL(page.url()).searchParams.get('entry')).toBe(String(entryIds[20]))
  await chatOn(page).messages.filter({ hasText: 'quetzal' }).waitFor()
})
