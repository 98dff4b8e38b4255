import { publicIconServices } from '@atelier/contract/icon-service'
import { _api } from '@iconify/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawingOf, fetchIcon, loaderName } from './icon-source.ts'

const origin = 'https://studio.example'
const [iconify, simple, uni] = publicIconServices

type Reply = Response | Error | 'silence'

let asked: string[]
/** What each host answers, by the beginning of its address; the others answer with the icons that they are asked for. */
let replies: Record<string, Reply>

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  replies = {}
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', (address: string): Promise<Response> => {
    asked.push(address)
    const host = Object.keys(replies).find((beginning) => address.startsWith(beginning))
    const reply = host ? replies[host] : undefined
    if (reply === 'silence') return new Promise(() => undefined)
    if (reply instanceof Error) return Promise.reject(reply)
    return Promise.resolve(reply ?? Response.json(iconsFor(address)))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function iconsFor(address: string) {
  const [, prefix, names = ''] = /\/([\w-]+)\.json\?icons=(.*)$/.exec(address) ?? []
  const icons = names.split(',').map((name) => [name, { body: `<path d="${name}"/>` }])
  return { prefix, width: 24, height: 24, icons: Object.fromEntries(icons) }
}

const hosts = () => asked.map((address) => address.replace(/\/[\w-]+\.json\?.*$/, ''))
const own = `${origin}/icons`

/** Each test asks for a set of its own: the loader remembers what it has, and who answered. */
let sets = 0
function request(name = 'home', set = `set-${++sets}`) {
  const icon = { set, name }
  const told: string[] = []
  const leave = fetchIcon(icon, (state) => told.push(state))
  return { icon, told, leave }
}
/** Time for answers to be passed on, and less than the next source waits for. */
const soon = () => vi.advanceTimersByTimeAsync(50)

describe('an icon', () => {
  it('comes from our own server, which is asked by set and name', async () => {
    const { told, icon } = request('home', 'first-set')
    await soon()
    expect(asked).toEqual([`${own}/first-set.json?icons=home`])
    expect(told).toEqual(['here'])
    expect(drawingOf(icon, 20)).toMatchObject({ body: '<path d="home"/>', width: 24, height: 24 })
  })

  it('is asked for once however many places want it, and together with others of its set', async () => {
    const [one, two, three] = [
      request('a', 'shared'),
      request('a', 'shared'),
      request('b', 'shared'),
    ]
    await soon()
    expect(asked).toEqual([`${own}/shared.json?icons=a,b`])
    expect([one.told, two.told, three.told]).toEqual([['here'], ['here'], ['here']])
  })

  it('is missing when the set does not have it, and nobody else is asked', async () => {
    replies[own] = Response.json({ prefix: 'x', icons: {}, not_found: ['home'] })
    const { told } = request()
    await soon()
    expect(told).toEqual(['missing'])
    expect(hosts()).toEqual([own])
  })

  it('tells nobody who no longer wants it', async () => {
    const { told, leave } = request()
    leave()
    await soon()
    expect(told).toEqual([])
  })

  it.each([
    ['House', 'fine'],
    ['a--b', 'fine'],
    ['home', 'Bad_Set'],
  ])('called %s of the set %s is asked of nobody', async (name, set) => {
    request(name, set)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
  })
})

describe('the drawing of an icon', () => {
  const stroked = { body: '<path stroke-width="2"/>' }

  it.each([
    ['lucide', 20, '1.75'],
    ['lucide', 16, '2'],
    ['foreign', 20, '2'],
  ])('of the set %s has at %i px a stroke of %s', async (set, size, width) => {
    const name = `stroke-${set}-${size}`
    replies[own] = Response.json({ prefix: set, icons: { [name]: stroked } })
    const { icon } = request(name, set)
    expect(drawingOf(icon, size)).toBeNull()
    await soon()
    expect(drawingOf(icon, size)?.body).toContain(`stroke-width="${width}"`)
  })
})

describe('a source that', () => {
  it('answers 404 ends the search', async () => {
    replies[own] = new Response(null, { status: 404 })
    const { told } = request()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(hosts()).toEqual([own])
    expect(told).toEqual(['missing'])
  })

  it.each([400, 401, 403, 429, 500, 501, 502, 503])(
    'answers %i is followed by the next at once',
    async (status) => {
      replies[own] = new Response(null, { status })
      const { told } = request()
      await soon()
      expect(hosts()).toEqual([own, iconify])
      expect(told).toEqual(['here'])
    },
  )

  it('cannot be reached is followed by the next at once', async () => {
    replies[own] = new TypeError('Failed to fetch')
    const { told } = request()
    await soon()
    expect(hosts()).toEqual([own, iconify])
    expect(told).toEqual(['here'])
  })

  it('answers with something else than icons is followed by the next', async () => {
    replies[own] = new Response('<!doctype html>')
    const { told } = request()
    await soon()
    expect(hosts()).toEqual([own, iconify])
    expect(told).toEqual(['here'])
  })

  it('is silent is joined by the next after 750 ms each', async () => {
    for (const host of [own, iconify, simple, uni]) replies[host ?? ''] = 'silence'
    request()
    await vi.advanceTimersByTimeAsync(740)
    expect(hosts()).toEqual([own])
    await vi.advanceTimersByTimeAsync(20)
    expect(hosts()).toEqual([own, iconify])
    await vi.advanceTimersByTimeAsync(1500)
    expect(hosts()).toEqual([own, iconify, simple, uni])
  })

  it('is silent like all others makes the icon missing, 5000 ms after the last has had its 750', async () => {
    for (const host of [own, iconify, simple, uni]) replies[host ?? ''] = 'silence'
    const { told } = request()
    await vi.advanceTimersByTimeAsync(4 * 750 + 5000 - 50)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toEqual(['missing'])
    expect(asked).toHaveLength(4)
  })

  it('fails like all others makes the icon missing', async () => {
    for (const host of [own, iconify, simple, uni])
      replies[host ?? ''] = new Response(null, { status: 503 })
    const { told } = request()
    await soon()
    expect(hosts()).toEqual([own, iconify, simple, uni])
    expect(told).toEqual(['missing'])
  })

  it('answered for one set is asked first for that set, and for no other', async () => {
    replies[`${own}/foreign.json`] = new Response(null, { status: 501 })
    request('a', 'foreign')
    await soon()
    request('b', 'foreign')
    request('a', 'carried')
    await soon()
    expect(hosts()).toEqual([own, iconify, iconify, own])
  })
})

describe('an address', () => {
  it('has at most 500 characters; what does not fit is asked for by another', async () => {
    const set = 'many'
    const names = Array.from({ length: 150 }, (_, at) => `icon-${at}`)
    const requests = names.map((name) => request(name, set))
    await soon()
    expect(asked.length).toBeGreaterThan(1)
    for (const address of asked) expect(address.length).toBeLessThanOrEqual(500)
    expect(requests.every(({ told }) => told[0] === 'here')).toBe(true)
  })
})

describe('the loader', () => {
  const ask = (target: string, query: unknown) =>
    new Promise<unknown>((done) => {
      const send = _api.sendAPIQuery as (
        target: string,
        query: unknown,
        tell: (data: unknown, error: unknown) => void,
      ) => void
      send(target, query, (data, error) => done(data ?? error))
    })
  const question = (set: string) => ({ type: 'icons', provider: set, prefix: set, icons: ['a'] })

  it('has the bounds of the specification, and our own server first', () => {
    loaderName({ set: 'bounds', name: 'a' })
    expect(_api.getAPIConfig('bounds')).toMatchObject({
      resources: [own, iconify, simple, uni],
      path: '/',
      maxURL: 500,
      rotate: 750,
      timeout: 5000,
      random: false,
    })
  })

  it('answers 424 for a provider that it does not know', async () => {
    expect(await ask('nobody', question('nobody'))).toBe(424)
  })

  it('answers 424 where there is no fetch', async () => {
    loaderName({ set: 'fetchless', name: 'a' })
    const kept = _api.getFetch()
    _api.setFetch(undefined as never)
    const answer = ask('fetchless', question('fetchless'))
    await soon()
    if (kept) _api.setFetch(kept)
    expect(await answer).toBe(424)
  })

  it('answers 400 for a question of an unknown kind', async () => {
    loaderName({ set: 'kinds', name: 'a' })
    const answer = ask('kinds', { ...question('kinds'), type: 'tunes' })
    await soon()
    expect(await answer).toBe(400)
    expect(asked).toEqual([])
  })
})
