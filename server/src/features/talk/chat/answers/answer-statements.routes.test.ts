// What an answer asks of the database: each statement more is paid by every answer of every installation.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scriptedTitle } from '../../../../testing/scripted-engine.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { watchStatements } from '../../../../testing/watch-statements.ts'

let test: TestApp
let statements: () => string[]
beforeAll(async () => {
  test = await createTestApp({ sitesFreshMs: 60_000 })
  statements = watchStatements(test.database.pool)
})
afterAll(() => test.close())

/** What all runs share, every half second or less often, and what is noted of connections. */
const isShared = (text: string) =>
  /^insert into (chat_run_chunks|chat_servers|connection_hours)|and stop_requested/.test(text)

const purposes: readonly [RegExp, string][] = [
  [/^insert into limits/, 'count the call'],
  [/from accounts where .* guest_hash = /, 'find the guest'],
  [/insert into chat_groups/, 'store a conversation with its prompt and the answer to come'],
  [/^with entry as \( update chat_entries set state/, 'store the end'],
  [/^update chat_groups set title/, 'store the name'],
]
const purposeOf = (text: string) => purposes.find(([is]) => is.test(text))?.[1] ?? text

async function answered(as: ReturnType<TestApp['guest']>) {
  const events = test.events(api.chat.process, { prompt: 'Hello', options: {} }, { as })
  const asked = await test.engine.next()
  asked.emit({ type: 'text-delta', text: 'Good day' })
  asked.finish()
  await events
  await expect
    .poll(async () => (await test.call(api.groups.list, {}, { as }))[0]?.title)
    .toBe(scriptedTitle)
}

it('is five statements for the first prompt of a conversation that is free', async () => {
  const as = test.guest()
  // What is kept of sites and models is read by then, and the guest is known.
  await answered(as)
  statements()
  await answered(as)
  const sent = statements().filter((text) => !isShared(text))
  // What the test itself asks comes after the end.
  const ofAnswer = sent
    .map(purposeOf)
    .filter((purpose) => purposes.some(([, is]) => is === purpose))
  const others = sent.slice(
    0,
    sent.findIndex((text) => purposeOf(text) === 'store the end'),
  )
  expect(others.map(purposeOf)).toEqual(purposes.slice(0, 3).map(([, purpose]) => purpose))
  expect(new Set(ofAnswer)).toEqual(new Set(purposes.map(([, purpose]) => purpose)))
  const asking = sent.find((text) => purposeOf(text) === 'find the guest')
  expect(asking).not.toMatch(/password|totp|email/)
})

it('is two more where sites are read again', async () => {
  test.services.sites.forget()
  statements()
  await test.services.sites.listSites()
  expect(statements()).toHaveLength(2)
})

it('is ten for the next prompt, up to the end', async () => {
  const as = test.guest()
  await answered(as)
  const [group] = await test.call(api.groups.list, {}, { as })
  if (!group) throw new Error('there is no conversation')
  statements()
  const options = { groupId: group.id }
  const events = test.events(api.chat.process, { prompt: 'And you?', options }, { as })
  const asked = await test.engine.next()
  const sent = statements().filter((text) => !isShared(text))
  asked.emit({ type: 'text-delta', text: 'Well' })
  asked.finish()
  await events
  const told = [...sent, ...statements().filter((text) => /^with entry as/.test(text))]
  expect(told.map((text) => /^\S+(?: recursive)?|.+/.exec(text)?.[0])).toEqual([
    ...['insert', 'select', 'select', 'select'],
    ...['begin', 'with', 'with recursive', 'with', 'commit'],
    'with',
  ])
})
