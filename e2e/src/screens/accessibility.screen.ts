// What axe finds on the screens, their tabs and their dialogs.

import { rechargeTypes } from '@atelier/contract/features/money/credits'
import type { RunSummary } from '@atelier/contract/features/talk/chat'
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { describe } from 'vitest'
import { loginDialog, settingsDialog } from '../testing/account-page.ts'
import { chatOn } from '../testing/chat-page.ts'
import { heading, type Place, sizes, textIn } from '../testing/looked-at.ts'
import { soon } from '../testing/soon.ts'
import { expectClean } from '../testing/violations.ts'
import type { Replies } from './testing/calls.ts'
import { entriesOf, groupOf } from './testing/conversations.ts'
import { type RenderScreen, test } from './testing/screen.ts'
import { basicPackage } from './testing/shop.ts'
import { drawingCaseOf } from './testing/works.ts'

/** Every screen, tab and dialog that an address leads to, and what is there once it has come. */
const places: Place[] = [
  { path: '/help/connect-a-model', seen: heading('Keys by vendor') },
  { path: '/mobileHome', seen: heading('Try one of these') },
  { path: '/user', seen: (page) => page.getByText('Sign up to keep everything') },
  { path: '/pay', seen: (page) => page.getByText('Credits on this site come') },
  { path: '/user-center?section=recharges', seen: (page) => page.getByText('Sign-up gift') },
  { path: '/welcome', seen: (page) => page.getByText('Do I need an account?') },
  { path: '/admin?token=x', seen: heading('Open the operator account') },
  { path: '/nowhere', seen: heading('Page not found') },
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
  { path: '/Chat?dialog=goods', seen: textIn('Top up', 'For now and then') },
  { path: '/Chat?dialog=passive-goods', seen: textIn('Top up', 'Balance') },
  { path: '/Chat?dialog=bind-account', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=bind-username', seen: (page) => page.getByRole('dialog') },
  { path: '/Chat?dialog=redemption', seen: textIn('Redemption codes', 'Balance') },
]

const now = new Date().toISOString()
const markdown = `# A heading

Words with **weight**, \`code\` and [a link](https://example.com).

- One
- Two

> Said by somebody.

| Name | Count |
| ---- | ----: |
| Swan |     2 |

\`\`\`js
const answer = 42
\`\`\`
`

/** An answer that thinks, asks a tool and writes all sorts of markdown, and one that failed. */
function talk(): Entry[] {
  const [question, answer, second, failed] = entriesOf(['Write.', markdown, 'Fail.', 'Begun'])
  if (!question || !answer || !second || !failed) throw new Error('There are four entries')
  const callId = 'call-1'
  return [
    question,
    {
      ...answer,
      parts: [
        { type: 'reasoning', text: 'They want to see it all.', durationMs: 2000 },
        { type: 'tool-call', callId, name: 'calculate', input: '{"expression":"6*7"}' },
        { type: 'tool-result', callId, name: 'calculate', output: '42', durationMs: 5 },
        { type: 'text', text: markdown },
      ],
    },
    second,
    {
      ...failed,
      state: 'failed',
      error: { code: 'upstream.broken', message: 'The model hung up.' },
    },
  ]
}

const slowRun: RunSummary = {
  entryId: 9,
  groupId: 2,
  kind: 'chat',
  title: 'Write slowly',
  model: 'Guide',
  state: 'running',
  startedAt: now,
  endedAt: null,
  characters: 200,
  error: null,
}

const calls: Replies = {
  'content.notices': [
    { id: 1, title: 'Open on Sundays', content: '', important: true, updatedAt: now },
  ],
  'groups.list': [groupOf(1, 'A talk')],
  'chatlog.list': { rows: talk(), before: null },
  'payments.packages': {
    rows: [{ ...basicPackage, description: 'For now and then' }],
    count: 1,
  },
  'content.questions': {
    rows: [{ id: 1, question: 'Do I need an account?', answer: 'No.' }],
    count: 1,
  },
  'drawingLibrary.examples': {
    rows: [drawingCaseOf('fog', 'A lighthouse in fog')],
    count: 1,
  },
  'credits.rechargeLog': {
    rows: [
      {
        id: 'e1',
        type: rechargeTypes.signUp,
        purse: 'credits',
        amount: 50,
        balance: 50,
        vipDays: 0,
        note: '',
        createdAt: now,
      },
    ],
    count: 1,
  },
}

describe.each(sizes)(
  'on $size, axe finds nothing serious in either theme',
  ({ viewport, touch }) => {
    const open = (renderScreen: RenderScreen, path: string) =>
      renderScreen(path, {
        viewport,
        touch,
        site: { settings: { contact: 'Write to us.', topBanner: 'Now with **notices**.' } },
        calls,
        before: (blank) => blank.emulateMedia({ reducedMotion: 'reduce' }),
      })

    test('in a conversation and in the palette', async ({ renderScreen }) => {
      const { page, goto } = await open(renderScreen, '/Chat')
      const chat = chatOn(page)
      await chat.form.waitFor()
      await page.getByText('Begin with a sentence.').waitFor()
      await expectClean(page, 'an empty conversation')

      await goto('/Chat?group=1')
      await chat.lastAnswer.waitFor()
      await expectClean(page, 'the end of a conversation')
      await chat.log.press('Home')
      await chat.questions.filter({ hasText: 'Write.' }).waitFor()
      await expectClean(page, 'its beginning')

      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'Search' }).fill('theme')
      await page.getByRole('option', { name: 'Theme: Dark' }).waitFor()
      await expectClean(page, 'the palette')
    })

    test('in the list of tasks', async ({ renderScreen }) => {
      const { page, answer } = await open(renderScreen, '/Chat')
      answer({ 'chat.runs': { rows: [slowRun], now } })
      await page.reload()
      const tasks = page.getByRole('button', { name: 'Tasks, 1 in progress' })
      // It comes once somebody has stirred.
      await soon(async () => {
        await page.mouse.move(200, 300)
        await page.mouse.move(210, 310)
        return tasks.count()
      }).toBe(1)
      await tasks.click()
      await page.getByRole('button', { name: /^Stop Write slowly/ }).waitFor()
      await expectClean(page)
    })

    test.for(places)('at $path', async ({ path, seen }, { renderScreen, expectErrors }) => {
      if (path === '/nowhere') expectErrors(/404 \(Not Found\).*\/nowhere/)
      const { page } = await open(renderScreen, path)
      await seen(page).first().waitFor()
      await expectClean(page)
    })

    test('in a note', async ({ renderScreen }) => {
      const { page } = await open(renderScreen, '/Chat?dialog=settings&tab=advanced')
      await page.getByRole('textbox', { name: 'System message' }).fill('Be brief.')
      await settingsDialog(page).getByRole('button', { name: 'Save' }).first().click()
      await chatOn(page).notes.getByText('Saved').waitFor()
      await expectClean(page)
    })
  },
)
