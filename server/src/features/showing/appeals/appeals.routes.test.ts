import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../gallery/testing/published.ts'

const { make, own, list, settle } = api.appeals

let test: TestApp
let ada: Credential
let boss: Credential
beforeAll(async () => {
  test = await createTestApp()
  ada = await test.member('ada')
  boss = await test.staff('owner')
})
afterAll(() => test.close())

const refusedWork = async (title: string): Promise<number> => {
  const id = await publish(test, ada, { title })
  await test.call(api.moderation.decide, { ids: [id], shows: false, message: 'No.' }, { as: boss })
  return id
}
const appeal = (subjectId: number, as = ada) =>
  test.ask(make, { kind: 'work', subjectId, text: 'It is a painting.' }, { as })
const failureOf = async (answer: ReturnType<typeof test.ask>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const stateOf = async (id: number) =>
  (await test.call(api.publications.statesOf, { ids: [id] }, { as: ada }))[0]?.state
const waiting = async () => (await test.call(list, {}, { as: boss })).rows

it('an author appeals once, is answered, and what is granted is shown', async () => {
  const id = await refusedWork('Granted')
  expect((await appeal(id)).status).toBe(200)
  expect(await failureOf(appeal(id))).toEqual([409, 'appeals.made'])
  const [row] = await waiting()
  expect(row).toMatchObject({
    kind: 'work',
    subjectId: id,
    text: 'It is a painting.',
    state: 'waiting',
    author: 'ada',
    title: 'Granted',
    message: 'No.',
    isRefused: true,
  })
  const counts = () => test.call(api.moderationAdmin.counts, {}, { as: boss })
  expect((await counts()).appeals).toBe(1)
  const answer = { id: row?.id ?? 0, grants: true, answer: 'You are right.' }
  await test.call(settle, answer, { as: boss })
  expect(await stateOf(id)).toBe('public')
  const { appeal: told } = await test.call(own, { kind: 'work', subjectId: id }, { as: ada })
  expect(told).toMatchObject({ state: 'granted', answer: 'You are right.' })
  expect((await counts()).appeals).toBe(0)
  expect(await failureOf(test.ask(settle, answer, { as: boss }))).toEqual([
    404,
    'appeals.not_found',
  ])
})

it('what is refused stays so, with the answer', async () => {
  const id = await refusedWork('Refused')
  await appeal(id)
  const row = (await waiting()).find(({ subjectId }) => subjectId === id)
  await test.call(settle, { id: row?.id ?? 0, grants: false, answer: 'Still no.' }, { as: boss })
  expect(await stateOf(id)).toBe('refused')
  const { appeal: told } = await test.call(own, { kind: 'work', subjectId: id }, { as: ada })
  expect(told).toMatchObject({ state: 'refused', answer: 'Still no.' })
})

it('only what is refused can be appealed about, and by its author alone', async () => {
  const bob = await test.member('bob')
  const id = await refusedWork('Mine')
  const shown = await publish(test, ada, { title: 'Shown' })
  expect(await failureOf(appeal(id, bob))).toEqual([404, 'appeals.not_found'])
  expect(await failureOf(appeal(999_999))).toEqual([404, 'appeals.not_found'])
  expect(await failureOf(appeal(shown))).toEqual([409, 'appeals.not_refused'])
  expect((await test.call(own, { kind: 'work', subjectId: id }, { as: bob })).appeal).toBeNull()
})

it('two appeals at once are one', async () => {
  const id = await refusedWork('Twice')
  const answers = await Promise.all([appeal(id), appeal(id), appeal(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

it('what its author has handed in anew can no longer be granted, but answered', async () => {
  const id = await refusedWork('Anew')
  await appeal(id)
  await test.call(api.publications.publish, { ids: [id], title: 'Anew' }, { as: ada })
  const row = (await waiting()).find(({ subjectId }) => subjectId === id)
  expect(row?.isRefused).toBe(false)
  const request = { id: row?.id ?? 0, grants: true }
  expect(await failureOf(test.ask(settle, request, { as: boss }))).toEqual([
    409,
    'appeals.not_refused',
  ])
  await test.call(settle, { ...request, grants: false }, { as: boss })
})

it('about an app is granted as one about a work', async () => {
  const app = await test.call(
    api.apps.save,
    { kind: 'app', name: 'Gardener', category: 'life', systemMessage: 'You know roses.' },
    { as: ada },
  )
  await test.database.pool.query(`update apps set state = 'refused' where id = $1`, [app.id])
  const about = { kind: 'app' as const, subjectId: app.id }
  const { id } = await test.call(make, { ...about, text: 'Only roses.' }, { as: ada })
  await test.call(settle, { id, grants: true }, { as: boss })
  const { rows } = await test.database.pool.query('select state from apps where id = $1', [app.id])
  expect(rows).toEqual([{ state: 'public' }])
})

it('of another site is not there, and support decides nothing', async () => {
  const id = await refusedWork('Elsewhere')
  await appeal(id)
  const row = (await waiting()).find(({ subjectId }) => subjectId === id)
  const theirs = { as: boss, site: 'studio' }
  expect((await test.call(list, {}, theirs)).rows).toEqual([])
  expect(await failureOf(test.ask(settle, { id: row?.id ?? 0, grants: false }, theirs))).toEqual([
    404,
    'appeals.not_found',
  ])
  const support = await test.staff('support')
  expect(await failureOf(test.ask(list, {}, { as: support }))).toEqual([403, 'auth.forbidden'])
})
