import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawBeside, type Heard, type Outcome } from './draw-beside.ts'
import type { ToPlace } from './messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Started = { heard: Heard<string>; got: ToPlace<string>[]; ended: boolean }

/** Places that do what their jobs say: `hang` ends all answers, anything else is drawn. */
function beside(options: { ready?: boolean; maxPlaces?: number; rest?: number } = {}) {
  const { ready = true, maxPlaces = 2, rest = 0 } = options
  const places: Started[] = []
  const marks: string[] = []
  const draw = drawBeside<string, string>({
    start: (heard) => {
      const place: Started = { heard, got: [], ended: false }
      places.push(place)
      let stuck = false
      const answer = (message: ToPlace<string>) => {
        if (place.ended) return
        if ('ping' in message) return stuck || heard.said({ pong: true })
        if (message.job === 'hang') stuck = true
        else if (message.job === 'die') heard.died()
        else if (message.job === 'bad') heard.said({ failure: 'bad' })
        else if (message.job !== 'wait') heard.said({ drawn: `drawn ${message.job}` })
      }
      if (ready) queueMicrotask(() => heard.said({ ready: true }))
      return {
        send: (message) => {
          place.got.push(message)
          queueMicrotask(() => answer(message))
        },
        end: () => {
          place.ended = true
        },
      }
    },
    everyMs: 1000,
    mostSilent: 3,
    mostQuestions: 10,
    mostIdle: 5,
    maxPlaces,
    restAfterHang: rest,
    onBegin: (job) => marks.push(`begin ${job}`),
    onEnd: (job) => marks.push(`end ${job}`),
  })
  return { draw, places, marks }
}

test('what is drawn, and what is refused, comes back', async () => {
  const { draw, places } = beside()
  const all = Promise.all([draw('a'), draw('bad'), draw('b')])
  await vi.advanceTimersByTimeAsync(0)
  expect(await all).toEqual([{ drawn: 'drawn a' }, { failure: 'bad' }, { drawn: 'drawn b' }])
  expect(places).toHaveLength(1)
})

test('what hangs is given up with its place, and what waits behind it is drawn in another', async () => {
  const { draw, places, marks } = beside()
  const outcomes: Record<string, Outcome<string>> = {}
  for (const job of ['hang', 'b', 'c']) void draw(job).then((it) => (outcomes[job] = it))
  await vi.advanceTimersByTimeAsync(2500)
  // The neighbours do not wait for the end of it.
  expect(outcomes).toEqual({ b: { drawn: 'drawn b' }, c: { drawn: 'drawn c' } })
  await vi.advanceTimersByTimeAsync(2500)
  expect(outcomes.hang).toEqual({ hung: true })
  expect(places.map(({ ended }) => ended)).toEqual([true, false])
  expect(marks).toEqual(['begin hang', 'begin b', 'end b', 'begin c', 'end c'])
})

test('where places share what hangs, the next one is begun when it has had time to go', async () => {
  const { draw, places } = beside({ maxPlaces: 1, rest: 3 })
  const outcomes: Record<string, Outcome<string>> = {}
  for (const job of ['hang', 'b']) void draw(job).then((it) => (outcomes[job] = it))
  await vi.advanceTimersByTimeAsync(4500)
  expect(outcomes).toEqual({ hang: { hung: true } })
  expect(places.map(({ ended }) => ended)).toEqual([true])
  await vi.advanceTimersByTimeAsync(3000)
  expect(outcomes.b).toEqual({ drawn: 'drawn b' })
  expect(places.map(({ ended }) => ended)).toEqual([true, false])
})

test('many that hang are given up one after the other, in no more places than may be', async () => {
  const { draw, places } = beside()
  const all = Promise.all([draw('hang'), draw('hang'), draw('hang'), draw('a')])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await all).toEqual([{ hung: true }, { hung: true }, { hung: true }, { drawn: 'drawn a' }])
  expect(places.length).toBeLessThanOrEqual(4)
})

test('a place that answers has time to fetch what it needs, though not for ever', async () => {
  const { draw } = beside()
  let outcome: Outcome<string> | undefined
  void draw('wait').then((it) => {
    outcome = it
  })
  await vi.advanceTimersByTimeAsync(9000)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(4000)
  expect(outcome).toEqual({ hung: true })
})

test('what kills its place is given up, and its neighbours are drawn', async () => {
  const { draw } = beside()
  const all = Promise.all([draw('die'), draw('a')])
  await vi.advanceTimersByTimeAsync(0)
  expect(await all).toEqual([{ hung: true }, { drawn: 'drawn a' }])
})

test('where no place can be had all that waits is told so, and the next one tries again', async () => {
  const { draw, places } = beside({ ready: false })
  const all = Promise.all([draw('a'), draw('b')])
  places[0]?.heard.died()
  expect(await all).toEqual([{ unreachable: true }, { unreachable: true }])
  void draw('c')
  expect(places).toHaveLength(2)
})

test('a place that never says it is ready is not waited for', async () => {
  const { draw } = beside({ ready: false })
  const drawn = draw('a')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await drawn).toEqual({ unreachable: true })
})

test('a place that has nothing to do is ended', async () => {
  const { draw, places } = beside()
  const drawn = draw('a')
  await vi.advanceTimersByTimeAsync(0)
  await drawn
  await vi.advanceTimersByTimeAsync(10_000)
  expect(places[0]?.ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
