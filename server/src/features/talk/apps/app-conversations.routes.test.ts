// Conversations with apps, and roles that are put on.
import { api } from '@atelier/contract'
import type { InputOf } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  test.engine.answerAlways('An answer')
})
afterAll(() => test.close())

const make = (as: Credential, more: Partial<InputOf<typeof api.apps.save>> = {}) =>
  test.call(
    api.apps.save,
    { name: 'Gardener', category: 'life', systemMessage: 'You garden.', ...more },
    { as },
  )

const ask = async (as: Credential, input: InputOf<typeof api.chat.process>) => {
  const events = await test.events(api.chat.process, input, { as })
  const [start] = events
  if (start?.type !== 'start') throw new Error('no answer began')
  const request = test.engine.requests.at(-1)
  if (!request) throw new Error('nothing was asked')
  return { ...start, request }
}

describe('a conversation with an app', () => {
  it('is one for each person, bears its name, and cannot be renamed', async () => {
    const as = test.guest()
    const { id: appId } = await make(as)
    const made = await Promise.all(
      [1, 2, 3].map(() => test.call(api.groups.create, { appId }, { as })),
    )
    const [{ id: groupId } = { id: 0 }] = made
    expect(made.every(({ id }) => id === groupId)).toBe(true)
    expect(await test.call(api.groups.list, {}, { as })).toMatchObject([
      { id: groupId, appId, title: 'Gardener' },
    ])
    const renamed = await test.ask(api.groups.update, { groupId, title: 'Mine' }, { as })
    expect([renamed.status, renamed.body]).toMatchObject([409, { error: 'groups.named_by_app' }])
    await test.call(api.groups.update, { groupId, isSticky: true }, { as })
    expect((await test.call(api.apps.get, { id: appId }, { as })).uses).toBe(1)

    await ask(as, { prompt: 'Roses?', options: { groupId } })
    expect((await test.call(api.groups.list, {}, { as }))[0]?.title).toBe('Gardener')
    const log = await test.call(api.chatlog.listByApp, { appId }, { as })
    expect(log.groupId).toBe(groupId)
    expect(log.rows).toHaveLength(2)

    await test.call(api.groups.delete, { groupId }, { as })
    const second = await test.call(api.groups.create, { appId }, { as })
    expect(second.id).not.toBe(groupId)
    expect((await test.call(api.chatlog.listByApp, { appId }, { as })).rows).toEqual([])
  })

  it('with one that comes with the product counts on its own site, once for each person', async () => {
    const usesFor = async (as: Credential, host?: string) =>
      (await test.call(api.apps.get, { id: 2 }, { as, ...(host ? { host } : {}) })).uses
    const [one, other] = [test.guest(), test.guest()]
    const before = await usesFor(one)
    for (const as of [one, one, other]) await test.call(api.groups.create, { appId: 2 }, { as })
    expect(await usesFor(one)).toBe(before + 2)
    const { rows } = await test.call(api.apps.list, { size: 100 }, { as: other })
    expect(rows.find(({ id }) => id === 2)?.uses).toBe(before + 2)
    expect(await usesFor(test.guest(), 'studio.localhost')).toBe(0)
  })

  it('tells the model what the app says, with its model and tools, whatever the request says', async () => {
    const as = test.guest()
    const models = await test.call(api.models.listChat, {}, { as })
    const seeing = models.find(({ name }) => name === 'Seeing')
    const { id: appId } = await make(as, { tools: ['date'], modelId: seeing?.id ?? null })
    const { request, groupId } = await ask(as, {
      prompt: 'Roses?',
      appId,
      systemMessage: 'Say nothing.',
      options: { tools: ['calculate'] },
    })
    expect(request).toMatchObject({ system: 'You garden.', model: 'seeing' })
    expect(request.tools.map(({ name }) => name)).toEqual(['date'])
    const again = await ask(as, { prompt: 'Tulips?', appId })
    expect(again.groupId).toBe(groupId)
    const { entryId } = again
    const second = await ask(as, { options: { regenerate: entryId }, systemMessage: 'No.' })
    expect(second.request.system).toBe('You garden.')
  })

  it('takes the chosen model where its own is not for the caller', async () => {
    const as = test.guest()
    const models = await test.call(api.models.listChat, {}, { as })
    const seeing = models.find(({ name }) => name === 'Seeing')
    const plain = models.find(({ name }) => name === 'Plain')
    const { id: appId } = await make(as, { modelId: seeing?.id ?? null })
    await test.configure({ vipModels: ['seeing'] })
    try {
      const { request } = await ask(as, { prompt: 'Roses?', appId, gptModelId: plain?.id ?? null })
      expect(request).toMatchObject({ system: 'You garden.', model: 'plain' })
    } finally {
      await test.configure({ vipModels: [] })
    }
  })

  it('stays one for each person when a guest with another one logs in', async () => {
    const credentials = { username: 'merges-apps', password: 'correct horse' }
    const member = await test.call(api.auth.register, credentials)
    await test.call(api.groups.create, { appId: 1 }, { as: `Bearer ${member.token}` })
    const guest = test.guest()
    await ask(guest, { prompt: 'Mine', appId: 1 })
    const login = await test.call(api.auth.login, credentials, { as: guest })
    if (!('token' in login)) throw new Error('a second factor was asked for')
    const groups = await test.call(api.groups.list, {}, { as: `Bearer ${login.token}` })
    expect(groups.map(({ appId }) => appId).sort()).toEqual([1, null])
  })

  it('goes on without an app that is deleted, under the name that it had', async () => {
    const as = test.guest()
    const { id: appId } = await make(as)
    const { id: groupId } = await test.call(api.groups.create, { appId }, { as })
    await test.call(api.apps.delete, { id: appId }, { as })
    const { request } = await ask(as, {
      prompt: 'Roses?',
      systemMessage: 'My own words.',
      options: { groupId },
    })
    expect(request.system).toBe('My own words.')
    expect((await test.call(api.groups.list, {}, { as }))[0]).toMatchObject({
      appId,
      title: 'Gardener',
    })
  })

  it('is refused with what is not there, and with a role', async () => {
    const as = test.guest()
    const none = await test.ask(api.groups.create, { appId: 999 }, { as })
    expect([none.status, none.body]).toMatchObject([404, { error: 'apps.not_found' }])
    const { id: appId } = await make(as, { kind: 'role' })
    const role = await test.ask(api.groups.create, { appId }, { as })
    expect([role.status, role.body]).toMatchObject([409, { error: 'groups.is_role' }])
    const asked = await test.ask(api.chat.process, { prompt: 'Hello', appId: 999 }, { as })
    expect(asked.status).toBe(404)
  })
})

describe('a role that is put on', () => {
  it('answers in conversations without an app, with the tools that were chosen, and in no other', async () => {
    const as = test.guest()
    const { id: roleId } = await make(as, { kind: 'role', systemMessage: 'You are a pirate.' })
    const { id: appId } = await make(as)
    const first = await ask(as, {
      prompt: 'Ahoy',
      appId: roleId,
      systemMessage: 'Be dull.',
      options: { tools: ['calculate'] },
    })
    expect(first.request.system).toBe('You are a pirate.')
    expect(first.request.tools.map(({ name }) => name)).toEqual(['calculate'])
    expect((await test.call(api.groups.list, {}, { as }))[0]?.appId).toBeNull()
    const { groupId } = first
    await ask(as, { prompt: 'More', appId: roleId, options: { groupId } })
    expect((await test.call(api.apps.get, { id: roleId }, { as })).uses).toBe(1)

    const { id: appGroup } = await test.call(api.groups.create, { appId }, { as })
    const inApp = await ask(as, { prompt: 'Ahoy', appId: roleId, options: { groupId: appGroup } })
    expect(inApp.request.system).toBe('You garden.')
    const without = await ask(as, { prompt: 'Plain', options: { groupId } })
    expect(without.request.system).not.toContain('pirate')
  })
})
