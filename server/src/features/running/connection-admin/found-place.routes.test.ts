import { api } from '@atelier/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { connectionAdmin } = api
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a connection that is found comes behind all others, and stays where it was put', async () => {
  const as = await test.staff('owner')
  const list = async () => (await test.call(connectionAdmin.list, {}, { as })).rows
  const found = { engine: 'builtin', preset: 'found-late', label: 'Found late', settings: {} }
  const before = (await list()).map(({ id }) => id)
  await test.call(connectionAdmin.arrange, { ids: [...before].reverse() }, { as })
  await test.services.chat.catalog.connectFound([found], 'environment')
  const rows = await list()
  expect(rows.at(-1)?.label).toBe('Found late')
  const ids = rows.map(({ id }) => id).reverse()
  await test.call(connectionAdmin.arrange, { ids }, { as })
  await test.services.chat.catalog.connectFound([found], 'environment')
  expect((await list()).map(({ id }) => id)).toEqual(ids)
})
