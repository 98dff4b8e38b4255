// Where the secrets of a site may go, whoever changes its settings.
import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { siteAdmin } = api
let test: TestApp
let owner: Credential
let helper: { as: Credential; host: string }
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  const host = 'studio.localhost'
  helper = { as: await test.staff('siteOperator', { host }), host }
})
afterAll(() => test.close())

const read = () => test.call(siteAdmin.settings, {}, helper)
const save = async (
  values: Record<string, unknown>,
  { secrets = {}, ...by }: { as: Credential; secrets?: Record<string, string> } = helper,
) => {
  const { seen } = await read()
  return test.ask(
    siteAdmin.saveSettings,
    { seen, values, secrets },
    { ...by, ...(by.as === owner ? { site: 'studio' } : {}) },
  )
}
const undoNewest = async (key: string) => {
  const { rows } = await test.call(siteAdmin.changes, {}, helper)
  const id = rows.find((change) => change.key === key)?.id ?? 0
  return test.ask(siteAdmin.undo, { id }, helper)
}

describe.each([
  {
    secret: 'openidClientSecret',
    here: { openidIssuer: 'https://login.example' },
    below: { openidIssuer: 'https://login.example/realms/one' },
    off: { openidIssuer: '' },
    there: { openidIssuer: 'https://taker.example' },
    address: 'openidIssuer',
  },
  {
    secret: 'searchKey',
    here: { searchProvider: 'tavily', searchAddress: '' },
    below: { searchPrice: 3 },
    off: { searchProvider: 'none', searchAddress: 'https://taker.example' },
    there: { searchProvider: 'tavily', searchAddress: 'https://taker.example' },
    address: 'searchAddress',
  },
])('the $secret that the owner gave', ({ secret, here, below, off, there, address }) => {
  it('goes nowhere else by a helper, who may enter another', async () => {
    expect((await save(here, { as: owner, secrets: { [secret]: 'quiet' } })).status).toBe(200)
    expect((await save(below)).status).toBe(200)
    expect(await save(there)).toMatchObject({ status: 422, body: { fields: [{ field: secret }] } })
    expect((await save(off)).status).toBe(200)
    expect(await save(there)).toMatchObject({ status: 422, body: { fields: [{ field: secret }] } })
    expect((await save(here, { as: owner, secrets: { [secret]: 'quiet' } })).status).toBe(200)
  })

  it('comes back to no other address when the entering of another is undone', async () => {
    expect((await save(there, { ...helper, secrets: { [secret]: 'mine' } })).status).toBe(200)
    expect(await undoNewest(secret)).toMatchObject({
      status: 409,
      body: { error: 'sites.secret_elsewhere' },
    })
    // Nor does the other go to where the first belongs.
    expect(await undoNewest(address)).toMatchObject({
      status: 409,
      body: { error: 'sites.secret_elsewhere' },
    })
    expect((await read()).values).toMatchObject(there)
  })

  it('comes back where its address has stayed', async () => {
    await save(here, { as: owner, secrets: { [secret]: 'first' } })
    await save({}, { as: owner, secrets: { [secret]: '' } })
    expect((await undoNewest(secret)).status).toBe(200)
    expect((await read()).secrets).toContain(secret)
  })
})
