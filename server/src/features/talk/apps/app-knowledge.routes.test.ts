import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addFile, untilRead } from '../knowledge/testing/knowledge-harness.ts'

let test: TestApp
let ada: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada-knows')
})
afterAll(() => test.close())

const { save, get, publish } = api.apps

const request = (documents: number[], more: Partial<InputOf<typeof save>> = {}) => ({
  name: 'Harbour',
  category: 'life' as const,
  systemMessage: 'You know the harbour.',
  documents,
  ...more,
})

async function known(name: string, text: string, as = ada): Promise<number> {
  const { id } = await addFile(test, { name, text }, as)
  return (await untilRead(test, id, as)).id
}

/** Asks an app, answers `[1]`, and returns what the model was told with what the caller was shown. */
async function ask(appId: number, as: Credential) {
  const events = test.events(api.chat.process, { prompt: 'When is the ferry?', appId }, { as })
  const answer = await test.engine.next()
  answer.emit({ type: 'text-delta', text: 'At 22:40 [1].' })
  answer.finish()
  return { told: JSON.stringify(answer.request.turns), events: await events }
}

it('keeps the files of an app in their order, each once, and lets go of them', async () => {
  const first = await known('first.md', 'One.')
  const second = await known('second.md', 'Two.')
  const made = await test.call(save, request([second, first, second]), { as: ada })
  const titles = ['second.md', 'first.md']
  expect(made.documents.map(({ title }) => title)).toEqual(titles)
  const page = await test.call(get, { id: made.id }, { as: ada })
  expect(page.documents).toEqual(made.documents)
  await test.call(api.knowledge.delete, { id: first }, { as: ada })
  expect((await test.call(get, { id: made.id }, { as: ada })).documents).toHaveLength(1)
  const without = await test.call(save, { ...request([]), id: made.id }, { as: ada })
  expect(without.documents).toEqual([])
})

it('takes no files of others, and changes nothing then', async () => {
  const own = await known('own.md', 'Mine.')
  const foreign = await known('foreign.md', 'Theirs.', test.guest())
  const { id } = await test.call(save, request([own]), { as: ada })
  const again = await test.ask(
    save,
    { ...request([own, foreign], { name: 'Other' }), id },
    { as: ada },
  )
  expect([again.status, again.body]).toMatchObject([404, { error: 'documents.not_found' }])
  const page = await test.call(get, { id }, { as: ada })
  expect([page.name, page.documents.map((each) => each.id)]).toEqual(['Harbour', [own]])
  const many = Array.from({ length: 51 }, (_, at) => at + 1)
  expect((await test.ask(save, request(many), { as: ada })).status).toBe(422)
})

it('answers its author and others from its files, which stay its author’s', async () => {
  const id = await known('ferry.md', 'The last ferry to Sandholm leaves at 22:40.')
  const empty = await addFile(test, { name: 'empty.txt', text: ' ' }, ada)
  await untilRead(test, empty.id, ada)
  const app = await test.call(save, request([id, empty.id]), { as: ada })
  await test.call(publish, { id: app.id }, { as: ada })
  const bob = await test.member('bob-asks')
  for (const as of [ada, bob]) {
    const { told, events } = await ask(app.id, as)
    expect(told).toContain('The last ferry to Sandholm')
    expect(events.filter(({ type }) => type === 'source')).toMatchObject([
      { documentId: id, title: 'ferry.md', snippet: expect.stringContaining('22:40') },
    ])
  }
  expect((await test.call(get, { id: app.id }, { as: ada })).documents).toHaveLength(2)
  // What cannot be asked is nothing that others need to know of.
  const seen = await test.call(get, { id: app.id }, { as: bob })
  expect(seen.documents).toEqual([{ id, title: 'ferry.md', state: 'ready' }])
  for (const endpoint of [api.knowledge.get, api.knowledge.passages, api.knowledge.file])
    expect((await test.ask(endpoint, { id }, { as: bob })).status).toBe(404)
})

it('is looked at anew when it learns more, where the site asks for that', async () => {
  const id = await known('late.md', 'What came later.')
  const app = await test.call(save, request([]), { as: ada })
  await test.call(publish, { id: app.id }, { as: ada })
  await test.configure({ appReview: true })
  const changed = await test.call(save, { ...request([id]), id: app.id }, { as: ada })
  expect(changed.state).toBe('waiting')
})
