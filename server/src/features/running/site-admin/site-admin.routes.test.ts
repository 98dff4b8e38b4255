import { api } from '@atelier/contract'
import { siteSettings } from '@atelier/contract/site-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { gateways } from '../../money/payments/gateways/gateways.ts'

const { siteAdmin } = api
let test: TestApp
let owner: Credential
let local: Credential
beforeAll(async () => {
  test = await createTestApp({ gatewayForms: Object.values(gateways) })
  owner = await test.staff('owner')
  local = await test.staff('siteOperator', { host: 'studio.localhost' })
})
afterAll(() => test.close())

const failureOf = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}
const front = async (host: string) => {
  const { statusCode, body } = await test.app.inject({
    url: `/api${api.sites.front.path}`,
    headers: { host },
  })
  return { status: statusCode, ...JSON.parse(body).data }
}
const add = (request: object) =>
  test.ask(siteAdmin.add, { code: 'x', name: 'X', hosts: [], ...request }, { as: owner })
const read = (site: string, as = owner) => test.call(siteAdmin.settings, {}, { as, site })
const save = (site: string, values: Record<string, unknown>, seen: number, as = owner) =>
  test.ask(siteAdmin.saveSettings, { seen, values }, { as, site })
const changesOf = async (site: string) =>
  (await test.call(siteAdmin.changes, {}, { as: owner, site })).rows

describe('a site', () => {
  it('answers on its host as soon as it was made, with what a fresh one has', async () => {
    expect((await front('second.example')).siteName).toBe('Atelier')
    const made = await add({
      code: 'second',
      name: 'Second',
      hosts: ['https://Second.Example/', '*.second.example'],
      language: 'en-US',
    })
    expect(made).toMatchObject({ status: 200, body: { data: { code: 'second' } } })
    expect(await front('second.example')).toMatchObject({ siteName: 'Second', language: 'en-US' })
    expect((await front('www.second.example')).siteName).toBe('Second')
    const { rows } = await test.call(siteAdmin.list, {}, { as: owner })
    expect(rows.map(({ code, isHome }) => [code, isHome])).toEqual([
      ['atelier', true],
      ['studio', false],
      ['second', false],
    ])
    expect(rows[2]).toMatchObject({ hosts: ['*.second.example', 'second.example'], members: 0 })
    const shop = await test.ask(api.payments.packages, {}, { host: 'second.example' })
    expect(JSON.stringify(shop.body)).toContain('"currency":"USD"')
  })

  it('is made once for each short name and host, and says what does not fit', async () => {
    expect(await failureOf(add({ code: 'studio' }))).toEqual([409, 'sites.code_taken'])
    expect(await failureOf(add({ code: 'third', hosts: ['studio.localhost'] }))).toEqual([
      409,
      'sites.host_taken',
    ])
    expect(await add({ code: 'third', hosts: ['fine.example', 'not a host'] })).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'hosts.1' }] },
    })
    expect(await failureOf(add({ code: 'third', copyOf: 'nobody' }))).toEqual([
      404,
      'sites.not_found',
    ])
    expect((await add({ code: 'Not Good' })).status).toBe(422)
  })

  it('copied has everything of the other but its hosts and keys', async () => {
    const { seen } = await read('studio')
    await test.call(
      siteAdmin.saveSettings,
      { seen, values: { pay: 1, guestCredits: 7 }, secrets: { openidClientSecret: 'quiet words' } },
      { as: owner, site: 'studio' },
    )
    await add({ code: 'copy', name: 'Copy', hosts: ['copy.example'], copyOf: 'studio' })
    const copy = await read('copy')
    expect(copy.values).toMatchObject({ pay: 1, guestCredits: 7, siteName: 'Copy' })
    expect(copy.secrets).toEqual([])
    expect((await read('studio')).secrets).toEqual(['openidClientSecret'])
    const questionsOf = async (host: string) =>
      (await test.app.inject({ url: `/api${api.content.questions.path}`, headers: { host } })).body
    const stripped = (body: string) => body.replaceAll(/"id":\d+/g, '')
    expect(stripped(await questionsOf('copy.example'))).toBe(
      stripped(await questionsOf('studio.localhost')),
    )
  })

  it('goes with its guests, and stays while it has members or is the one that is open', async () => {
    await add({ code: 'brief', name: 'Brief', hosts: ['brief.example'] })
    await test.call(api.auth.getInfo, {}, { as: test.guest(), host: 'brief.example' })
    await test.member('resident', { host: 'brief.example' })
    const remove = (code: string) => test.ask(siteAdmin.remove, { code }, { as: owner })
    expect(await failureOf(remove('brief'))).toEqual([409, 'sites.has_members'])
    expect(await failureOf(remove('atelier'))).toEqual([409, 'sites.in_use'])
    expect(await failureOf(remove('nobody'))).toEqual([404, 'sites.not_found'])
    await test.database.pool.query(`delete from accounts where username = 'resident'`)
    expect((await remove('brief')).status).toBe(200)
    expect((await front('brief.example')).siteName).toBe('Atelier')
  })
})

describe('hosts', () => {
  const saveHosts = (site: string, hosts: string[], as = owner) =>
    test.ask(siteAdmin.saveHosts, { hosts }, { as, site })

  it('lead elsewhere from the next call on', async () => {
    expect(await saveHosts('studio', ['studio.localhost', 'Brush.Example'])).toMatchObject({
      status: 200,
      body: { data: { hosts: ['brush.example', 'studio.localhost'] } },
    })
    expect((await front('brush.example')).siteName).toBe('Vermilion Studio')
    await saveHosts('studio', ['studio.localhost'])
    expect((await front('brush.example')).siteName).toBe('Atelier')
  })

  it('of another site are not taken, and nobody locks themselves out', async () => {
    expect(await failureOf(saveHosts('studio', ['localhost']))).toEqual([409, 'sites.host_taken'])
    expect(await failureOf(saveHosts('atelier', ['elsewhere.example']))).toEqual([
      409,
      'sites.locks_out',
    ])
    expect((await front('localhost')).siteName).toBe('Atelier')
  })
})

describe('settings', () => {
  it('are all told but for the secrets', async () => {
    const { values, secrets, payForms } = await read('atelier')
    const expected = Object.keys(siteSettings).filter(
      (key) => siteSettings[key as keyof typeof siteSettings].audience !== 'secret',
    )
    expect(Object.keys(values)).toEqual(expected)
    expect(secrets).toEqual([])
    expect(payForms.map(({ key }) => key).sort()).toEqual([
      'payAlipay',
      'payEpay',
      'payStripe',
      'payWechat',
    ])
    const stripe = payForms.find(({ key }) => key === 'payStripe')
    expect(stripe?.fields.map(({ name, isSecret }) => [name, isSecret])).toEqual([
      ['secretKey', true],
      ['webhookSecret', true],
      ['apiUrl', false],
    ])
  })

  it('are in force at once, and each change can be seen and undone', async () => {
    const { seen } = await read('atelier')
    expect((await save('atelier', { siteName: 'Renamed', guestCredits: 9 }, seen)).status).toBe(200)
    expect((await front('localhost')).siteName).toBe('Renamed')
    const [newest] = (await changesOf('atelier')).filter(({ key }) => key === 'siteName')
    expect(newest).toMatchObject({
      before: 'Atelier',
      after: 'Renamed',
      actor: 'the-owner',
      mayUndo: true,
    })
    const undo = () =>
      test.ask(siteAdmin.undo, { id: newest?.id ?? 0 }, { as: owner, site: 'atelier' })
    expect((await undo()).status).toBe(200)
    expect((await front('localhost')).siteName).toBe('Atelier')
    expect(await failureOf(undo())).toEqual([409, 'sites.changed_since'])
    const [undone] = await changesOf('atelier')
    expect(undone).toMatchObject({ key: 'siteName', before: 'Renamed', after: 'Atelier' })
  })

  it('that were never set go back to the default when undone', async () => {
    const { seen } = await read('studio')
    await save('studio', { worksAtOnce: 5 }, seen)
    const [change] = await changesOf('studio')
    expect(change).toMatchObject({ key: 'worksAtOnce', before: null, after: 5 })
    await test.call(siteAdmin.undo, { id: change?.id ?? 0 }, { as: owner, site: 'studio' })
    expect((await read('studio')).values.worksAtOnce).toBe(siteSettings.worksAtOnce.fallback)
  })

  it('that somebody else has changed meanwhile are not overwritten; others are saved', async () => {
    const { seen } = await read('atelier')
    expect((await save('atelier', { contact: 'mine' }, seen)).status).toBe(200)
    expect(await failureOf(save('atelier', { contact: 'theirs', keywords: 'x' }, seen))).toEqual([
      409,
      'sites.changed_since',
    ])
    expect((await read('atelier')).values).toMatchObject({ contact: 'mine' })
    expect((await save('atelier', { keywords: 'theirs' }, seen)).status).toBe(200)
  })

  it('that do not fit are named, and none of them is saved', async () => {
    const { seen } = await read('atelier')
    const answer = await save(
      'atelier',
      { contact: 'never', accentDark: 'red', worksAtOnce: 0, nonsense: 1 },
      seen,
    )
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'accentDark' }, { field: 'worksAtOnce' }, { field: 'nonsense' }] },
    })
    expect((await read('atelier')).values.contact).not.toBe('never')
  })

  it('that stay the same are no change', async () => {
    const { seen, values } = await read('copy')
    await save('copy', values, seen)
    expect(await changesOf('copy')).toEqual([])
  })

  it('that are secrets are sealed, told by nobody, and checked by the way to pay', async () => {
    const { seen } = await read('atelier')
    const send = (secrets: Record<string, string>, values = {}) =>
      test.ask(siteAdmin.saveSettings, { seen, values, secrets }, { as: owner, site: 'atelier' })
    expect(await send({ payStripe: '{"secretKey":"wrong"}' })).toMatchObject({
      status: 422,
      body: {
        fields: [{ field: 'payStripe.secretKey' }, { field: 'payStripe.webhookSecret' }],
      },
    })
    expect((await send({}, { payStripe: '{}' })).status).toBe(422)
    expect((await send({ siteName: 'x' })).status).toBe(422)
    const key = 'sk_test_abcdefgh'
    const written = JSON.stringify({ secretKey: key, webhookSecret: 'whsec_12345678' })
    expect((await send({ payStripe: written })).status).toBe(200)
    expect((await read('atelier')).secrets).toEqual(['payStripe'])
    const told = [await read('atelier'), await changesOf('atelier')]
    expect(JSON.stringify(told)).not.toContain(key)
    const { rows } = await test.database.pool.query(
      'select value::text from site_settings union all select after::text from site_setting_changes union all select input::text from audited_acts',
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})

describe('who runs one site alone', () => {
  it('sees and changes that one', async () => {
    const as = { as: local, host: 'studio.localhost' }
    const { rows } = await test.call(siteAdmin.list, {}, as)
    expect(rows.map(({ code }) => code)).toEqual(['studio'])
    const { seen } = await test.call(siteAdmin.settings, {}, as)
    await test.call(siteAdmin.saveSettings, { seen, values: { contact: 'ours' } }, as)
    expect((await read('studio')).values.contact).toBe('ours')
  })

  it('has no script run where staff of all sites may be logged in', async () => {
    const as = { as: local, host: 'studio.localhost' }
    const values = { contact: 'yours', analyticsScript: 'steal()' }
    const { seen } = await read('studio')
    const saveAs = (request: Record<string, unknown>, last: number) =>
      test.ask(siteAdmin.saveSettings, { seen: last, values: request }, as)
    expect(await failureOf(saveAs(values, seen))).toEqual([403, 'auth.forbidden'])
    expect((await read('studio')).values).toMatchObject({ contact: 'ours', analyticsScript: '' })

    expect((await save('studio', { analyticsScript: 'count()' }, seen)).status).toBe(200)
    const [change] = await changesOf('studio')
    const undo = test.ask(siteAdmin.undo, { id: change?.id ?? 0 }, as)
    expect(await failureOf(undo)).toEqual([403, 'auth.forbidden'])
    const kept = { ...values, contact: 'theirs', analyticsScript: 'count()' }
    const again = await read('studio')
    expect((await saveAs(kept, again.seen)).status).toBe(200)
  })

  it('makes none, and undoes nothing of others', async () => {
    const as = { as: local, host: 'studio.localhost' }
    const request = { code: 'mine', name: 'Mine', hosts: [] }
    expect((await test.ask(siteAdmin.add, request, as)).status).toBe(403)
    expect((await test.ask(siteAdmin.saveHosts, { hosts: [] }, as)).status).toBe(403)
    const [change] = await changesOf('atelier')
    const undo = test.ask(siteAdmin.undo, { id: change?.id ?? 0 }, as)
    expect(await failureOf(undo)).toEqual([404, 'sites.no_change'])
  })
})
