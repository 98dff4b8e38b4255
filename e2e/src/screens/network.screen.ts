// That the network of a screen lets nothing pass that the contract does not say, without which these tests would show little.
import { expect, it } from 'vitest'
import type { ClientPages } from '../../../server/src/testing/client-pages.ts'
import { answerTo } from './testing/answers.ts'
import { endpointAt, type Replies, refusal, Sent } from './testing/calls.ts'
import { guest } from './testing/default-replies.ts'

const noPages = { rows: () => [], front: () => ({}), about: () => [] } as unknown as ClientPages
const site = { code: 'studio', settings: {}, menu: [], jumps: [] } as const

/** What a call is answered with where a test has given these replies. */
async function answered(key: 'works.list' | 'groups.deleteAll', replies: Replies) {
  const endpoint = endpointAt(key)
  if (!endpoint) throw new Error(`There is no ${key}`)
  const network = { site: { ...site, menu: [], jumps: [] }, person: guest, replies }
  return answerTo(key, {}, { endpoint, language: 'en-US', pages: noPages, network })
}

it('a reply that is not of the contract’s shape is told, however it came about', async () => {
  const invalid = JSON.parse('{"rows":[{"id":"seven"}],"count":1,"countQueue":0}')
  for (const reply of [invalid, () => invalid])
    expect(await answered('works.list', { 'works.list': reply })).toMatch(
      /is not what the contract says/,
    )
})

it('a call that changes something wants a reply, and one that asks for a list gets an empty one', async () => {
  expect(await answered('groups.deleteAll', {})).toMatch(/does not say/)
  const { body } = (await answered('works.list', {})) as Sent
  expect(JSON.parse(body)).toMatchObject({ success: true, data: { rows: [], count: 0 } })
})

it('a refusal is sent as the server sends it', async () => {
  const refused = refusal('credits.short', 'Not enough.')
  const sent = await answered('works.list', { 'works.list': refused })
  expect(sent).toBeInstanceOf(Sent)
  expect(refused.status).toBe(430)
  expect(JSON.parse(refused.body)).toMatchObject({ code: 430, error: 'credits.short' })
})
