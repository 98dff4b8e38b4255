// Every call of the gallery, by everybody: what belongs to others is not there.
import { api } from '@atelier/contract'
import type { Endpoint } from '@atelier/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Case, galleryAccess } from './testing/gallery-access.ts'
import {
  aloud,
  type GalleryPeople,
  hushed,
  openGalleryPeople,
  type Person,
  people,
} from './testing/gallery-people.ts'

let harness: GalleryPeople
beforeAll(async () => {
  harness = await openGalleryPeople()
  // Something of each kind is there, whatever is asked.
  const { linkToWork, linkToConversation, ...things } = harness.things()
  for (const make of Object.values(things)) await make()
  await linkToWork()
  await linkToConversation()
})
afterAll(() => harness.close())

const features = Object.keys(galleryAccess) as (keyof typeof galleryAccess)[]
const calls = features.flatMap((feature) =>
  Object.entries<Endpoint>(api[feature]).map(([name, endpoint]) => {
    const stated: Record<string, readonly Case[] | undefined> = galleryAccess[feature]
    return { call: `${feature}.${name}`, endpoint, cases: stated[name] ?? [] }
  }),
)
const cases = calls.flatMap(({ call, endpoint, cases: each }) =>
  each.map((one, place) => ({ call, place, about: one.about ?? 'anything', endpoint, ...one })),
)

const isMember = (person: Person) => !['nobody', 'guest', 'astray'].includes(person)

/** How whoever the call is not for is answered, whatever they ask. */
function refusal({ access }: Endpoint, person: Person): number | undefined {
  if (access === 'public') return undefined
  const isKnown = person !== 'nobody' && person !== 'astray'
  if (!isKnown || (access !== 'caller' && !isMember(person))) return 401
  const isOperator = person === 'operator' || person === 'elsewhere'
  return access === 'operator' && !isOperator ? 403 : undefined
}

function addressOf({ method, path }: Endpoint, input: unknown): string {
  if (method === 'POST') return `/api${path}`
  const given = Object.entries(input as Record<string, string | number | boolean>)
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, `${value}`]),
  )
  return `/api${path}?${query}`
}

async function ask(endpoint: Endpoint, input: unknown, person: Person) {
  const { as, host } = harness.calling(person)
  return harness.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: { host, ...(as ? { authorization: as } : {}) },
    ...(endpoint.method === 'POST' ? { payload: input as object } : {}),
  })
}

describe('every call', () => {
  it.each(calls)('$call is stated with who may do it', ({ cases: stated }) => {
    expect(stated.length).toBeGreaterThan(0)
  })

  it.each(cases)('$call, case $place, with $about', async ({ endpoint, input, ...stated }) => {
    const things = harness.things()
    const wanted: Partial<Record<Person, number>> = {}
    const got: Partial<Record<Person, number>> = {}
    for (const person of people) {
      const refused = refusal(endpoint, person)
      const isLet = stated.lets.includes(person)
      wanted[person] = refused ?? (isLet ? (stated.answers?.[person] ?? 200) : 404)
      // Whoever is refused has nothing of their own to name either.
      const by = refused === undefined ? person : 'owner'
      const reply = await ask(
        endpoint,
        await input({ things, people: harness, person: by }),
        person,
      )
      got[person] = reply.statusCode
      if (person === 'owner' || stated.tells?.includes(person)) continue
      expect([person, reply.body.includes(hushed)]).toEqual([person, false])
      const isThere = person === 'elsewhere' || person === 'astray'
      if (isThere) expect([person, reply.body.includes(aloud)]).toEqual([person, false])
    }
    expect(got).toEqual(wanted)
  })
})
