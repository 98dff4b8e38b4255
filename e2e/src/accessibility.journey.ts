// What axe finds on the screens, their tabs and their dialogs.
import { describe } from 'vitest'
import { loginDialog, settingsDialog } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { heading, type Place, sizes, textIn, useNotice } from './testing/looked-at.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { expectClean } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))
useNotice(server)

/** Every screen, tab and dialog that an address leads to, and what is there once it has come. */
const places: Place[] = [
  { path: '/help/connect-a-model', seen: heading('Keys by vendor') },
  { path: '/mobileHome', seen: heading('Make one of these') },
  { path: '/user', seen: (page) => page.getByText('With an account everything you made') },
  { path: '/pay', seen: (page) => page.getByText('Credit on this site comes') },
  { path: '/user-center?section=recharges', seen: (page) => page.getByText('Sign-up gift') },
  { path: '/welcome', seen: (page) => page.getByText('Do I need an account?') },
  { path: '/admin?token=x', seen: heading('Open the operator account') },
  { path: '/nowhere', seen: heading('This page does not exist') },
  { path: '/Chat?dialog=settings', seen: textIn('Settings', 'Appearance') },
  { path: '/Chat?dialog=settings&tab=advanced', seen: textIn('Settings', 'System message') },
  {
    path: '/Chat?dialog=settings&tab=config',
    seen: (page) => settingsDialog(page).getByRole('tabpanel'),
  },
  { path: '/Chat?dialog=login', seen: (page) => loginDialog(page).getByLabel('Password') },
  { path: '/Chat?dialog=shortcuts', seen: textIn('Keyboard shortcuts', 'Send') },
  { path: '/Chat?dialog=notices', seen: textIn('Notices', 'Open on Sundays') },
  { path: '/Chat?dialog=about', seen: textIn('About Vermilion', 'A place to write') },
  { path: '/Chat?dialog=contact', seen: textIn('Contact', 'Write to us') },
  { path: '/Chat?dialog=goods', seen: textIn('Top up', 'For work every day') },
  { path: '/Chat?dialog=passive-goods', seen: textIn('Top up', 'Balance') },
  { path: '/Chat?dialog=bind-account', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=bind-username', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=redemption', seen: textIn('Redemption codes', 'Balance') },
]

describe('in both themes', () => {
  test.for(sizes)(
    'on $size, axe finds nothing serious on any screen',
    async (where, { visit, expectErrors }) => {
      expectErrors(/404 \(Not Found\).*\/nowhere/)
      const page = await visit('about:blank', where)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const address = server.at(english)
      const chat = chatOn(page)

      // Read once, it does not open by itself any more.
      await page.goto(`${address}/Chat?dialog=notices`)
      await page.getByText('Open on Sundays').waitFor()

      await page.goto(`${address}/Chat`)
      await chat.form.waitFor()
      await page.getByText('Begin with a sentence.').waitFor()
      await expectClean(page, 'an empty conversation')

      await chat.ask('Write. [[upstream tokens=500 kind=md reasoning=20 tool=calculate]]')
      await chat.ask('Fail. [[upstream tokens=10 cut=5]]')
      await expectClean(page, 'the end of a conversation')
      await chat.log.press('Home')
      await chat.questions.filter({ hasText: 'Write.' }).waitFor()
      await expectClean(page, 'its beginning')

      await page.getByRole('button', { name: 'Go to' }).click()
      await page.getByRole('combobox', { name: 'Go to' }).fill('theme')
      await page.getByRole('option', { name: 'Theme: Dark' }).waitFor()
      await expectClean(page, 'the palette')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'New chat' }).first().click()
      await soon(() => chat.messages.count()).toBe(0)
      await chat.send('Write slowly. [[upstream tokens=4000 rate=20]]')
      await page.getByRole('button', { name: 'Tasks, 1 under way' }).click()
      await page.getByRole('button', { name: /^Stop Write slowly/ }).waitFor()
      await expectClean(page, 'the list of tasks')
      await page.getByRole('button', { name: /^Stop Write slowly/ }).click()

      for (const { path, seen } of places) {
        await page.goto(address + path)
        await seen(page).first().waitFor()
        await expectClean(page, path)
      }

      await page.goto(`${address}/Chat?dialog=settings&tab=advanced`)
      await page.getByRole('textbox', { name: 'System message' }).fill('Be brief.')
      await settingsDialog(page).getByRole('button', { name: 'Save' }).first().click()
      await chat.notes.getByText('Saved').waitFor()
      await expectClean(page, 'a note')
    },
  )
})
