// Tools of servers: brought by a member, asked about, refused, stopped; and what an operator sets up for everybody.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { startSearchServer } from '../../server/src/features/talk/web-search/testing/search-servers.ts'
import { startMcpServer } from '../../server/src/testing/mcp-server.ts'
import { settingsDialog, signUp } from './testing/account-page.ts'
import { test } from './testing/browser.ts'
import { chatOn, english, textOf } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'
import { showTheme, violationsOn } from './testing/violations.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: { ...upstream.env(), OWN_CONNECTIONS_PRIVATE: 'on' } }))
let mcp: Awaited<ReturnType<typeof startMcpServer>>
let search: Awaited<ReturnType<typeof startSearchServer>>
beforeAll(async () => {
  mcp = await startMcpServer({ key: 'the-key' })
  search = await startSearchServer()
})
afterAll(async () => {
  await mcp.close()
  await search.close()
})

const place = (path: string) => `${server.at(english)}${path}`

async function expectClean(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    expect(await violationsOn(page), `${what}, ${theme}`).toEqual([])
  }
}

async function chooseTool(page: Page, name: RegExp): Promise<void> {
  await chatOn(page).switchTool(name)
}

describe('a tool server', () => {
  test('is brought by a member; its tools ask, draw, are refused and stopped', async ({
    visit,
  }) => {
    const page = await visit(place('/Chat'))
    await signUp(page, { username: 'brings_tools', password: 'correct horse' })
    await page.goto(place('/Chat?dialog=settings&tab=config'))
    const settings = settingsDialog(page)
    await settings.getByRole('button', { name: 'Add server' }).click()
    const form = page.getByRole('dialog', { name: 'Tool server' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Workshop')
    await form.getByRole('textbox', { name: 'URL', exact: true }).fill(mcp.url)
    await form.getByRole('button', { name: 'Save' }).click()
    await settings.getByText(/HTTP 401/).waitFor()
    await settings.getByRole('button', { name: 'Edit: Workshop' }).click()
    await form.getByRole('textbox', { name: 'Headers' }).fill('Authorization: Bearer the-key')
    await expectClean(page, 'the form of a tool server')
    await form.getByRole('button', { name: 'Save' }).click()
    await settings.getByText('6 tools', { exact: true }).waitFor()
    await expectClean(page, 'the settings with a tool server')
    await settings.getByRole('button', { name: 'Close' }).click()

    const chat = chatOn(page)
    await chooseTool(page, /^Workshop/)
    const question = (name: string) =>
      chat.lastAnswer.getByRole('group', { name: new RegExp(`^Allow “${name}`) })
    const call = (tool: string) => chat.send(`Go on. [[upstream tool=mcp1_${tool} tokens=3]]`)
    await call('draw')
    await question('draw').getByRole('button', { name: 'Allow once' }).click()
    await chat.untilAnswered()
    await chat.lastAnswer.getByRole('img').first().waitFor()
    await call('fail')
    await question('fail').getByRole('button', { name: 'Deny' }).click()
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('denied')
    expect(mcp.calls).toEqual(['draw'])
    await call('slow')
    await question('slow').getByRole('button', { name: 'Allow once' }).click()
    await chat.lastAnswer.getByRole('button', { name: 'Stop tool: slow' }).click()
    await mcp.cancelled
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('stopped')
    await chat.lastAnswer.getByRole('button', { name: 'Try again: slow' }).waitFor()
  })

  test('is set up for everybody by an operator, beside search and what tools may spend', async ({
    visit,
  }) => {
    const page = await visit(place('/Chat'), { as: 'Operator' })
    await signUp(page, { username: 'runs_tools', password: 'correct horse' })
    await server.query("update accounts set staff_role = 'owner' where username = 'runs_tools'", [])
    await page.goto(place('/admin/tools'))
    await page.getByText('No search provider').waitFor()
    await page.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: 'SearXNG' }).click()
    await page.getByRole('textbox', { name: 'Search URL' }).fill(search.url)
    await page.getByRole('textbox', { name: 'Credits per search' }).fill('3')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Searches go to SearXNG.').waitFor()
    await page.getByRole('button', { name: 'Add server' }).click()
    const form = page.getByRole('dialog', { name: 'Tool server' })
    await form.getByRole('textbox', { name: 'Name' }).fill('House')
    await form.getByRole('textbox', { name: 'URL', exact: true }).fill(mcp.url)
    await form.getByRole('textbox', { name: 'Headers' }).fill('Authorization: Bearer the-key')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('6 tools', { exact: true }).waitFor()
    await expectClean(page, 'the tools of the site')

    const guest = await visit(place('/Chat'), { as: 'Guest' })
    const chat = chatOn(guest)
    await chooseTool(guest, /^Web search/)
    await chooseTool(guest, /^House/)
    await chat.send('Otters? [[upstream tool=web_search,web_search tokens=3]]')
    // It costs something, so it is asked about first.
    await chat.lastAnswer.getByRole('button', { name: 'Always allow in this conversation' }).click()
    await chat.untilAnswered()
    // The page was found twice: two numbers in the words, one chip.
    const cited = chat.lastAnswer.getByRole('link', { name: /^Source \d: Otters$/ })
    await soon(() => cited.count()).toBe(2)
    expect(await cited.first().getAttribute('href')).toBe('https://a.example.com/otters')
    const chips = chat.lastAnswer.getByRole('list', { name: 'Sources' }).getByRole('link')
    expect(await chips.allTextContents()).toEqual(['1, 2Otters'])
    await expectClean(guest, 'an answer that cites pages')
    search.asked.length = 0

    await page.getByRole('textbox', { name: 'Max tool credits per answer' }).fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Tool settings saved.').first().waitFor()
    await chat.send('Otters? [[upstream tool=web_search tokens=3]]')
    await chat.untilAnswered()
    expect(await textOf(chat.lastAnswer)).toContain('over the limit per answer')
    expect(search.asked).toEqual([])
  })
})
