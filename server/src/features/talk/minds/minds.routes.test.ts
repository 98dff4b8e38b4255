import { api } from '@atelier/contract'
import { plainText } from '@atelier/contract/fold-events'
import { type MindNode, maxMindNodes } from '@atelier/contract/mind-terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  test.engine.answerAlways('# Topic\n- One\n- Two')
})
afterAll(() => test.close())

const { ask, create, get, list, save } = api.minds

const node = (id: string, ...children: MindNode[]): MindNode => ({ id, text: id, children })
const askFor = async (prompt: string, as: ReturnType<TestApp['guest']>, options = {}) => {
  const events = await test.events(ask, { prompt, options }, { as })
  const start = events.find((event) => event.type === 'start')
  return { events, id: start?.groupId ?? 0, entryId: start?.entryId ?? 0 }
}

describe('a mind map', () => {
  it('is answered as a stream of events, and is its last answer until it is saved', async () => {
    const as = test.guest()
    const { events, id, entryId } = await askFor('Tomatoes', as)
    expect(events.at(-1)).toMatchObject({ type: 'finish', reason: 'done' })
    const found = await test.call(get, { id }, { as })
    expect(found).toMatchObject({ title: 'Tomatoes', tree: null, revision: 0 })
    expect(found.answers.map((answer) => [answer.id, answer.state])).toEqual([[entryId, 'done']])
    expect(plainText(found.answers[0]?.parts ?? [])).toBe('# Topic\n- One\n- Two')
  })

  it('tells the model to write an outline, then what the caller says', async () => {
    const as = test.guest()
    await test.events(ask, { prompt: 'Tea', systemMessage: 'Be brief.' }, { as })
    const system = test.engine.requests.at(-1)?.system ?? ''
    expect(system).toContain('outline of a mind map')
    expect(system.endsWith('Be brief.')).toBe(true)
  })

  it('asks for more below a node with the way to it and what stands there, and nothing else', async () => {
    const as = test.guest()
    const { id } = await askFor('Tea', as)
    const options = { groupId: id, path: ['Tea', 'Green'], known: ['Sencha'] }
    await test.events(ask, { prompt: 'Green', options }, { as })
    const request = test.engine.requests.at(-1)
    expect(request?.system).toContain('"Tea" > "Green"')
    expect(request?.system).toContain('"Sencha"')
    expect(request?.turns).toHaveLength(1)
  })

  it('is no conversation: not listed, not found by words, not deleted with all', async () => {
    const as = test.guest()
    const { id } = await askFor('Rhododendron', as)
    expect(await test.call(api.groups.list, {}, { as })).toEqual([])
    expect((await test.call(api.chatlog.search, { q: 'Rhododendron' }, { as })).count).toBe(0)
    await test.call(api.groups.deleteAll, {}, { as })
    expect((await test.call(list, {}, { as })).rows.map((row) => row.id)).toEqual([id])
    expect((await test.call(api.chat.runs, {}, { as })).rows[0]?.kind).toBe('mind')
    const chat = { prompt: 'Hello', options: { groupId: id } }
    expect((await test.ask(api.chat.process, chat, { as })).body).toMatchObject({
      error: 'groups.not_found',
    })
  })

  it('takes no conversation for a map', async () => {
    const as = test.guest()
    const { id: groupId } = await test.call(api.groups.create, {}, { as })
    for (const reply of [
      await test.ask(get, { id: groupId }, { as }),
      await test.ask(ask, { prompt: 'x', options: { groupId } }, { as }),
    ])
      expect(reply.body).toMatchObject({ error: 'groups.not_found' })
  })

  it('is renamed and deleted as a group is', async () => {
    const as = test.guest()
    const { id } = await test.call(create, { title: 'Mine', tree: node('root') }, { as })
    await test.call(api.groups.update, { groupId: id, title: 'Yours' }, { as })
    expect((await test.call(get, { id }, { as })).title).toBe('Yours')
    await test.call(api.groups.delete, { groupId: id }, { as })
    expect((await test.ask(get, { id }, { as })).status).toBe(404)
  })

  it('of others is not there', async () => {
    const { id } = await test.call(create, { tree: node('root') }, { as: test.guest() })
    const as = test.guest()
    const tree = node('mine')
    for (const reply of [
      await test.ask(get, { id }, { as }),
      await test.ask(save, { id, tree, revision: 1 }, { as }),
      await test.ask(ask, { prompt: 'x', options: { groupId: id } }, { as }),
      await test.ask(api.shares.create, { kind: 'mind', subjectId: id }, { as }),
    ])
      expect([reply.status, reply.body]).toMatchObject([404, { error: 'groups.not_found' }])
  })
})

describe('saving', () => {
  it('counts revisions, and never writes over what another tab saved', async () => {
    const as = test.guest()
    const { id, revision } = await test.call(create, { tree: node('root') }, { as })
    const first = await test.call(save, { id, tree: node('a'), revision }, { as })
    expect(first.revision).toBe(revision + 1)
    const late = await test.ask(save, { id, tree: node('b'), revision }, { as })
    expect([late.status, late.body]).toMatchObject([409, { error: 'minds.conflict' }])
    expect((await test.call(get, { id }, { as })).tree?.text).toBe('a')
  })

  it('of two first ones at once takes one', async () => {
    const as = test.guest()
    const { id } = await askFor('Race', as)
    const replies = await Promise.all(
      ['a', 'b'].map((text) => test.ask(save, { id, tree: node(text), revision: 0 }, { as })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
  })

  it('refuses what is too large, too deep or names two nodes alike', async () => {
    const as = test.guest()
    const { id, revision } = await test.call(create, { tree: node('root') }, { as })
    const wide = node('r', ...Array.from({ length: maxMindNodes }, (_, at) => node(`n${at}`)))
    const parts = Array.from({ length: 3 }, (_, at) =>
      node(`p${at}`, ...Array.from({ length: 2000 }, (__, n) => node(`p${at}-${n}`))),
    )
    const many = node('r', ...parts)
    let deep = node('end')
    for (let at = 0; at < 2000; at++) deep = node(`d${at}`, deep)
    const errors = []
    for (const tree of [wide, many, deep, node('a', node('a'))]) {
      const { body } = await test.ask(save, { id, tree, revision }, { as })
      errors.push('error' in body && body.error)
    }
    expect(errors).toEqual([
      'minds.too_large',
      'minds.too_large',
      'request.invalid',
      'request.invalid',
    ])
    expect((await test.call(get, { id }, { as })).revision).toBe(revision)
  })

  it('puts the map first in the list, with its nodes counted', async () => {
    const as = test.guest()
    const ids = []
    for (const name of ['a', 'b', 'c'])
      ids.push((await test.call(create, { title: name, tree: node(name, node('x')) }, { as })).id)
    await test.call(
      save,
      { id: ids[0] ?? 0, tree: node('a', node('y', node('z'))), revision: 1 },
      { as },
    )
    const { rows, count } = await test.call(list, { size: 2 }, { as })
    expect(count).toBe(3)
    expect(rows.map(({ id, nodes }) => [id, nodes])).toEqual([
      [ids[0], 3],
      [ids[2], 2],
    ])
  })
})

describe('what a node waits for', () => {
  it('comes along with the map until it is taken in', async () => {
    const as = test.guest()
    const { id, entryId } = await askFor('Tea', as)
    const tree = { ...node('root'), grows: entryId }
    await test.call(save, { id, tree, revision: 0 }, { as })
    expect((await test.call(get, { id }, { as })).answers.map((answer) => answer.id)).toEqual([
      entryId,
    ])
    await test.call(save, { id, tree: node('root'), revision: 1 }, { as })
    expect((await test.call(get, { id }, { as })).answers).toEqual([])
  })
})

describe('a link to a map', () => {
  it('shows it as it stood, and makes a copy to go on with', async () => {
    const as = test.guest()
    const { id, revision } = await test.call(create, { title: 'Tea', tree: node('before') }, { as })
    const { address } = await test.call(api.shares.create, { kind: 'mind', subjectId: id }, { as })
    await test.call(save, { id, tree: node('after'), revision }, { as })
    const key = address.split('/').at(-1) ?? ''
    const reader = test.guest()
    const shown = await test.call(api.shares.open, { key }, { as: reader })
    expect(shown).toMatchObject({
      kind: 'mind',
      title: 'Tea',
      mind: { text: 'before' },
      entries: [],
    })
    const { groupId } = await test.call(api.shares.continue, { key }, { as: reader })
    const copy = await test.call(get, { id: groupId }, { as: reader })
    expect([copy.title, copy.tree?.text]).toEqual(['Tea', 'before'])
  })

  it('is not made of one that was never saved', async () => {
    const as = test.guest()
    const { id } = await askFor('Tea', as)
    const reply = await test.ask(api.shares.create, { kind: 'mind', subjectId: id }, { as })
    expect(reply.body).toMatchObject({ error: 'shares.empty' })
  })
})
