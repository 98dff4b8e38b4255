import { api } from '@atelier/contract'
import type { ToolServer } from '@atelier/contract/features/talk/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpTestServer, startMcpServer } from '../../../testing/mcp-server.ts'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let mcp: McpTestServer
let as: Credential
const key = 'the-key-of-the-server'
const { tools } = api

beforeAll(async () => {
  mcp = await startMcpServer({ key })
  test = await createTestApp({ allowPrivateUpstreams: true })
  as = await test.member('ann')
})
afterAll(async () => {
  await test.close()
  await mcp.close()
})

const headers = [{ name: 'Authorization', value: `Bearer ${key}` }]
const save = (change: object = {}, by = as) =>
  test.call(tools.saveServer, { name: 'Tools', url: mcp.url, headers, ...change }, { as: by })

async function operator(name: string): Promise<Credential> {
  const credential = await test.member(name)
  await test.database.pool.query(`update accounts set staff_role = 'owner' where username = $1`, [
    name,
  ])
  return credential
}

describe('a server of a member', () => {
  let server: ToolServer
  beforeAll(async () => {
    server = await save()
  })

  it('is listed when it is saved, and its headers are told by their names alone', async () => {
    expect(server).toMatchObject({ name: 'Tools', problem: null, headerNames: ['Authorization'] })
    expect(server.tools.map(({ name }) => name)).toEqual([
      ...['add.numbers', 'draw', 'fail', 'long', 'weather', 'slow'],
    ])
    const { rows } = await test.call(tools.servers, {}, { as })
    expect(rows).toEqual([server])
    expect(JSON.stringify(rows)).not.toContain(key)
    const { rows: stored } = await test.database.pool.query('select * from tool_servers')
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  it('offers its tools to its owner alone, with names that models take', async () => {
    const offered = await test.call(tools.list, {}, { as, language: 'zh-TW' })
    const own = offered.filter(({ group }) => group === 'own')
    expect(own).toHaveLength(6)
    expect(own[0]).toMatchObject({ title: 'Add', asks: true, costs: false, usual: false })
    for (const { name } of own) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
    expect(offered.find(({ name }) => name === 'calculate')).toMatchObject({
      title: '計算機',
      group: 'built-in',
      usual: true,
      server: null,
    })
    const others = await test.call(tools.list, {}, { as: await test.member('bob') })
    expect(others.filter(({ group }) => group !== 'built-in')).toEqual([])
  })

  it('belongs to others for nobody: not to see, change, ask or delete', async () => {
    const other = await test.member('eve')
    const { id } = server
    expect((await test.call(tools.servers, {}, { as: other })).rows).toEqual([])
    const request = { id, name: 'Mine', url: mcp.url }
    const { saveServer, refreshServer, deleteServer } = tools
    expect((await test.ask(saveServer, request, { as: other })).status).toBe(404)
    expect((await test.ask(refreshServer, { id }, { as: other })).status).toBe(404)
    expect((await test.ask(deleteServer, { id }, { as: other })).status).toBe(404)
    const boss = await operator('boss-1')
    expect((await test.ask(tools.deleteSiteServer, { id }, { as: boss })).status).toBe(404)
  })

  it('keeps its headers when it is renamed, and never sends them elsewhere', async () => {
    const { id } = server
    const renamed = await save({ id, name: 'Other name', headers: undefined })
    expect(renamed).toMatchObject({ name: 'Other name', problem: null })
    const request = { id, name: 'x', url: 'http://127.0.0.1:9/mcp' }
    const { status, body } = await test.ask(tools.saveServer, request, { as, language: 'en-US' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: [{ field: 'headers' }] })
  })

  it('says why it cannot be asked, and keeps the tools that were known', async () => {
    const { id } = server
    const wrong = [{ name: 'Authorization', value: 'Bearer wrong' }]
    const failed = await save({ id, headers: wrong })
    expect(failed.problem).toContain('401')
    expect(failed.tools).toHaveLength(6)
    expect((await save({ id })).problem).toBeNull()
    mcp.respond = (_, reply) => void reply.writeHead(503).end('out for lunch')
    const refreshed = await test.call(tools.refreshServer, { id }, { as })
    mcp.respond = undefined
    expect(refreshed.problem).toContain('503')
    expect((await test.call(tools.refreshServer, { id }, { as })).problem).toBeNull()
  })

  it('is offered no more while it is off, and gone when it is deleted', async () => {
    const { id } = await save({ name: 'Second' })
    const count = async () => {
      const offered = await test.call(tools.list, {}, { as })
      return offered.filter((tool) => tool.server?.id === id).length
    }
    expect(await count()).toBe(6)
    await save({ id, enabled: false })
    expect(await count()).toBe(0)
    await save({ id, enabled: true })
    await test.call(tools.deleteServer, { id }, { as })
    expect(await count()).toBe(0)
  })

  it('is one of twenty at most', async () => {
    const many = await test.member('many')
    const url = 'http://127.0.0.1:9/mcp'
    for (let n = 0; n < 20; n++) await save({ name: `${n}`, url, headers: [] }, many)
    const request = { name: 'one more', url }
    expect((await test.ask(tools.saveServer, request, { as: many })).status).toBe(409)
  })
})

describe('who may have servers', () => {
  it('is no guest, and nobody where the site says so', async () => {
    const guest = test.guest()
    expect((await test.ask(tools.servers, {}, { as: guest })).status).toBe(401)
    await test.configure({ ownToolServers: false })
    const request = { name: 'x', url: mcp.url }
    expect((await test.ask(tools.saveServer, request, { as })).status).toBe(403)
    const { allowed, rows } = await test.call(tools.servers, {}, { as })
    expect(allowed).toBe(false)
    expect(rows.length).toBeGreaterThan(0)
    const offered = await test.call(tools.list, {}, { as })
    expect(offered.filter(({ group }) => group === 'own')).toEqual([])
    await test.configure({ ownToolServers: true })
  })
})

describe('servers of the site', () => {
  it('are an operator’s to set up, and offered to everybody, to guests too', async () => {
    const boss = await operator('boss-2')
    expect((await test.ask(tools.site, {}, { as })).status).toBe(403)
    const request = { name: 'House', url: mcp.url, headers, trusted: true }
    expect((await test.ask(tools.saveSiteServer, request, { as })).status).toBe(403)
    const { id } = await test.call(tools.saveSiteServer, request, { as: boss })
    const offered = await test.call(tools.list, {}, { as: test.guest() })
    const house = offered.filter(({ group }) => group === 'site')
    expect(house.map(({ title, asks }) => [title, asks])).toContainEqual(['Add', false])
    expect(house.map(({ title, asks }) => [title, asks])).toContainEqual(['draw', true])
    await test.call(tools.deleteSiteServer, { id }, { as: boss })
  })

  it('stand beside the search and the cap, whose key is never told', async () => {
    const boss = await operator('boss-3')
    const settings = {
      searchProvider: 'brave' as const,
      searchAddress: '',
      searchPrice: 2,
      toolCredits: 7,
      ownToolServers: true,
    }
    const searchKey = 'brave-secret'
    await test.call(tools.saveSettings, { ...settings, searchKey }, { as: boss })
    const site = await test.call(tools.site, {}, { as: boss })
    expect(site).toMatchObject({ ...settings, hasSearchKey: true, searchedBy: 'brave' })
    const { rows } = await test.database.pool.query('select * from site_settings')
    expect(JSON.stringify([site, rows])).not.toContain(searchKey)
    const elsewhere = { ...settings, searchAddress: 'https://elsewhere.example.com' }
    expect((await test.ask(tools.saveSettings, elsewhere, { as: boss })).status).toBe(422)
    const offered = await test.call(tools.list, {}, { as })
    expect(offered.find(({ name }) => name === 'web_search')).toMatchObject({ costs: true })
    const off = { ...settings, searchProvider: 'none' as const }
    await test.call(tools.saveSettings, off, { as: boss })
    const without = await test.call(tools.list, {}, { as })
    expect(without.some(({ name }) => name === 'web_search')).toBe(false)
  })
})
