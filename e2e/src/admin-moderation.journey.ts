// What waits for a decision: a refusal, the author's appeal against it, and the answer; the words that a site refuses, and who judges them.
import { describe, expect } from 'vitest'
import { signUp } from './testing/account-page.ts'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const at = (path: string) => `${server.at(english)}${path}`

describe('moderation', () => {
  test('hears an appeal, keeps the list of words, and tries who judges them', async ({ visit }) => {
    const ada = await visit(at('/Chat'), { as: 'Ada' })
    await signUp(ada, { username: 'ada-gardens', password: 'a long password' })
    const [app = {}] = await server.query(
      `insert into apps (site_id, owner_id, kind, name, description, category, icon, opening, questions, system_message, tools, words, state, message, created_at, updated_at)
       select site_id, id, 'app', 'Rose gardener', 'Knows roses.', 'life', 'flower', '', '{}', 'You know roses.', '{}', to_tsvector('simple', 'rose gardener'), 'refused', 'Too narrow.', now(), now()
       from accounts where username = 'ada-gardens' returning id`,
      [],
    )
    await ada.goto(at(`/app-store?of=own&app=${app.id}`))
    await ada.getByText('Too narrow.').waitFor()
    await ada.getByRole('button', { name: 'Appeal this decision' }).click()
    await ada.getByRole('textbox', { name: 'Why should it be shown?' }).fill('Roses are wide.')
    await ada.getByRole('button', { name: 'Send appeal' }).click()
    await ada.getByText('Appeal sent. The reply will appear here.').waitFor()
    expect(await violationsOn(ada)).toEqual([])

    const boss = await visit(at('/Chat'), { as: 'Boss' })
    await signUp(boss, { username: 'runs-it', password: 'a long password' })
    await server.query("update accounts set staff_role = 'owner' where username = 'runs-it'", [])
    await boss.goto(at('/admin/moderation'))
    await boss.getByText('Nothing to review').waitFor()
    expect(boss.url()).toMatch(/\/admin\/moderation\/works$/)
    const tabs = boss.getByRole('navigation', { name: 'Moderation' })
    await soon(() => tabs.getByRole('link', { name: 'Appeals' }).textContent()).toBe('Appeals1')
    await tabs.getByRole('link', { name: 'Appeals' }).click()
    await boss.getByText('Roses are wide.').waitFor()
    await expectClean(boss)
    await boss.getByRole('button', { name: 'Grant appeal for Rose gardener' }).click()
    const dialog = boss.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Message to the author' }).fill('You are right.')
    await dialog.getByRole('button', { name: 'Grant' }).click()
    await boss.getByText('Reply').first().waitFor()
    await soon(() => tabs.getByRole('link', { name: 'Appeals' }).textContent()).toBe('Appeals')
    const bob = await visit(at(`/app-store?app=${app.id}`), { as: 'Bob' })
    await bob.getByRole('dialog').getByText('By ada-gardens').waitFor()

    await tabs.getByRole('link', { name: 'Words' }).click()
    await boss.getByRole('textbox', { name: 'Add words' }).fill('grim, 违禁\ndire')
    await boss.getByRole('button', { name: 'Add', exact: true }).click()
    const list = boss.getByRole('region', { name: 'Blocked words' })
    await soon(() => list.getByRole('listitem').allTextContents()).toEqual(['grim', '违禁', 'dire'])
    await boss.getByRole('textbox', { name: 'Test a text' }).fill('A GRIM tale')
    await boss.getByRole('button', { name: 'Test', exact: true }).click()
    await boss.getByText('Blocked by “grim”').waitFor()
    await list.getByRole('button', { name: 'Remove dire' }).click()
    await soon(() => list.getByRole('listitem').count()).toBe(2)
    await expectClean(boss)

    await tabs.getByRole('link', { name: 'Check' }).click()
    await boss.getByRole('textbox', { name: 'Test the check' }).fill('A house')
    await boss.getByRole('button', { name: 'Test', exact: true }).click()
    await boss.getByText('Allowed. No check is turned on.').waitFor()
    await boss.getByRole('combobox', { name: 'Checked by' }).click()
    await boss.getByRole('option', { name: 'A moderation API' }).click()
    await boss.getByRole('button', { name: 'Save' }).click()
    await boss.getByText('Changes saved').waitFor()
    await boss.getByRole('button', { name: 'Test', exact: true }).click()
    await boss.getByText(/^Couldn’t be checked/).waitFor()
    await expectClean(boss)
    await boss.setViewportSize(phone)
    expect(await violationsOn(boss)).toEqual([])
  })
})
