import { api } from '@atelier/contract'
import { openAiCompatible } from '@atelier/engines/adapters/openai-compatible/index'
import { startModerationsServer } from '@atelier/engines/testing/moderations-server'
import { createTestIo, type TestIo } from '@atelier/engines/testing/test-io'
import type { UpstreamServer } from '@atelier/engines/testing/upstream-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../../showing/gallery/testing/published.ts'

const { counts, words, changeWords, tryWords, check, saveCheck, tryCheck } = api.moderationAdmin

let test: TestApp
let io: TestIo
let upstream: UpstreamServer
let boss: Credential
beforeAll(async () => {
  io = createTestIo()
  upstream = await startModerationsServer({ key: 'sk-right' })
  test = await createTestApp({
    engines: [openAiCompatible],
    engineRequest: (asked) => io.request(asked),
    // Kept for long, so that only news makes a server read anew.
    sitesFreshMs: 3_600_000,
  })
  const connection = (preset: string, apiKey: string) => ({
    engine: 'openai-compatible',
    preset,
    label: preset,
    settings: { baseUrl: upstream.url, apiKey },
  })
  await test.services.chat.catalog.connectFound(
    [connection('judge', 'sk-right'), connection('wrong', 'sk-wrong')],
    'environment',
  )
  boss = await test.staff('owner')
})
afterAll(async () => {
  await test.close()
  await io.close()
  await upstream.close()
})

const failureOf = async (answer: ReturnType<typeof test.ask>) => {
  const { status, body } = await answer
  return [status, 'error' in body ? body.error : null]
}

describe('the list of words', () => {
  const tried = async (text: string) => (await test.call(tryWords, { text }, { as: boss })).word

  it('is added to and taken from, and a text can be tried against it', async () => {
    await test.call(changeWords, { add: ['grim', '违禁', 'grim'] }, { as: boss })
    expect((await test.call(words, {}, { as: boss })).words).toEqual(['grim', '违禁'])
    expect(await tried('A GRIM tale')).toBe('grim')
    expect(await tried('这是违·禁的')).toBe('违禁')
    expect(await tried('A pilgrimage')).toBeNull()
    const left = await test.call(changeWords, { add: ['dire'], remove: ['grim'] }, { as: boss })
    expect(left.words).toEqual(['违禁', 'dire'])
    expect(await tried('A grim tale')).toBeNull()
  })

  it('is in force at once, on its own site alone', async () => {
    const ada = await test.member('ada')
    await expect(publish(test, ada, { title: 'Dire straits' })).rejects.toThrow('refused_words')
    expect((await test.call(words, {}, { as: boss, site: 'studio' })).words).toEqual([])
  })

  it('has an end', async () => {
    const many = (from: number) => Array.from({ length: 1000 }, (_, at) => `word${from + at}`)
    for (let from = 0; from < 4000; from += 1000)
      await test.call(changeWords, { add: many(from) }, { as: boss, site: 'studio' })
    expect((await test.call(words, {}, { as: boss, site: 'studio' })).words).toHaveLength(4000)
    const more = [...many(4000), 'one more'].slice(1)
    await test.call(changeWords, { add: more }, { as: boss, site: 'studio' })
    expect(
      await failureOf(test.ask(changeWords, { add: ['too many'] }, { as: boss, site: 'studio' })),
    ).toEqual([409, 'moderation.too_many_words'])
  })
})

describe('the check of words', () => {
  const set = async (galleryCheck: 'none' | 'moderations', galleryCheckConnection = '') => {
    const now = await test.call(check, {}, { as: boss })
    await test.call(saveCheck, { ...now, galleryCheck, galleryCheckConnection }, { as: boss })
  }
  const tried = (text: string) => test.call(tryCheck, { text }, { as: boss, language: 'en-US' })

  it('asks nobody until it is set up', async () => {
    expect(await tried('A house')).toEqual({ verdict: 'off', reason: '', tookMs: 0 })
  })

  it('gives the real verdict of the connection that is named', async () => {
    await set('moderations', 'judge')
    expect(await tried('A house by the sea')).toMatchObject({ verdict: 'allowed' })
    const refused = await tried('gore')
    expect(refused.verdict).toBe('refused')
    expect(refused.reason).not.toBe('')
  })

  it('says why nobody could be asked', async () => {
    await set('moderations', 'wrong')
    const { verdict, reason } = await tried('A house')
    expect(verdict).toBe('unknown')
    expect(reason).not.toBe('')
    expect(reason).not.toContain('sk-wrong')
    await set('moderations', 'nobody')
    expect(await tried('A house')).toMatchObject({ verdict: 'unknown' })
    await set('none')
  })
})

it('counts what waits and what was reported', async () => {
  const eve = await test.member('eve')
  const now = await test.call(check, {}, { as: boss })
  const id = await publish(test, eve, { title: 'Seen' })
  await test.call(saveCheck, { ...now, galleryReview: true }, { as: boss })
  await publish(test, eve, { title: 'Waits' })
  await test.call(api.moderation.report, { id, reason: 'spam' }, { as: await test.member('rat') })
  expect(await test.call(counts, {}, { as: boss })).toMatchObject({ works: 1, reports: 1, apps: 0 })
  const listed = async (of: 'waiting' | 'reported') =>
    (await test.call(api.moderation.list, { of }, { as: boss })).rows.map(({ title }) => title)
  expect(await listed('waiting')).toEqual(['Waits'])
  expect(await listed('reported')).toEqual(['Seen'])
  expect(await test.call(counts, {}, { as: boss, site: 'studio' })).toMatchObject({ works: 0 })
})

it('support sees none of it', async () => {
  const support = await test.staff('support')
  for (const endpoint of [counts, words, check])
    expect(await failureOf(test.ask(endpoint, {}, { as: support }))).toEqual([
      403,
      'auth.forbidden',
    ])
})
