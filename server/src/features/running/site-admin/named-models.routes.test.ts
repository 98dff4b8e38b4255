import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { siteAdmin } = api
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.database.pool.query(
    `insert into connections (engine, origin, label, settings) values ('x', 'operator', 'One', ''), ('x', 'operator', 'Two', '')`,
  )
  await test.database.pool.query(
    `insert into chat_models (connection_id, name, label, abilities, is_offered, changes)
     select id, 'shared-model', 'Shared ' || label, '{}'::jsonb, label = 'Two', '{}'::jsonb from connections where engine = 'x'
     union all select id, 'named-model', 'Plain', '{}'::jsonb, true, '{"label": "Fine"}'::jsonb from connections where label = 'One'`,
  )
})
afterAll(() => test.close())

const local = () => test.staff('siteOperator', { host: 'studio.localhost' })

it('who runs one site reads which models settings may name, each once and without its connection', async () => {
  const { rows } = await test.call(
    siteAdmin.models,
    {},
    { as: await local(), host: 'studio.localhost' },
  )
  expect(rows.filter(({ name }) => name === 'shared-model')).toEqual([
    { kind: 'chat', name: 'shared-model', label: 'Shared Two', isOffered: true },
  ])
  expect(rows).toContainEqual({
    kind: 'chat',
    name: 'named-model',
    label: 'Fine',
    isOffered: true,
  })
})

it('who changes no settings does not', async () => {
  const as = await test.staff('support', { host: 'studio.localhost' })
  expect((await test.ask(siteAdmin.models, {}, { as, host: 'studio.localhost' })).status).toBe(403)
})
