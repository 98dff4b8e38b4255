import { expect, test } from 'vitest'
import { createMixEngine } from './mix-engine.ts'
import { createFakeContext, type Started } from './testing/fake-mix-context.ts'
import { createFakeStem, type FakeStem } from './testing/fake-stem.ts'

/** Lets all that waits for nothing but its turn go on. */
const settle = async () => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve()
}

function setUp(stems: FakeStem[], durationS = 10, failing = new Set<number>()) {
  const context = createFakeContext()
  let pump: () => void = () => undefined
  const engine = createMixEngine({
    stems: stems.map((stem, at) => ({
      durationS,
      open: async () => {
        if (failing.has(at)) throw new Error('gone')
        return stem
      },
    })),
    openContext: () => context,
    every: (_, run) => {
      pump = run
      return () => {
        pump = () => undefined
      }
    },
  })
  const [gate, master, ...lanes] = [0, 1, 2, 3, 4].map((at) => () => context.gains[at])
  return {
    context,
    engine,
    gate,
    master,
    /** The target of each stem's gain. */
    gains: () => stems.map((_, at) => lanes[at]?.()?.target),
    /** What was handed over for a stem. */
    startedOf: (stem: number) => context.started.filter(({ into }) => into === lanes[stem]?.()),
    async goTo(atS: number) {
      context.currentTime = atS
      pump()
      await settle()
    },
  }
}

const soundsAt = ({ atS, offsetS, mark }: Started) => ({ atS, stemS: mark / 1000 + offsetS })

const twoStems = () => [
  createFakeStem({ durationS: 10 }),
  createFakeStem({ durationS: 10, pieceS: 0.7 }),
]

test('all stems start at the same time of the clock, at the same place', async () => {
  const { engine, context, startedOf } = setUp(twoStems())
  context.currentTime = 5.0004
  engine.seek(2.5)
  engine.play()
  await settle()
  const firsts = [0, 1].map((stem) => startedOf(stem)[0])
  expect(firsts[0]?.atS).toBe(firsts[1]?.atS)
  expect(firsts[0]?.atS).toBeGreaterThan(5.0004)
  // On a whole sample of the clock.
  expect(((firsts[0]?.atS ?? 0) * 1000) % 1).toBeCloseTo(0, 6)
  for (const first of firsts) expect(first && soundsAt(first).stemS).toBeCloseTo(2.5, 9)
})

test('pieces follow one another without a gap or an overlap', async () => {
  const { engine, startedOf, goTo } = setUp(twoStems())
  engine.play()
  await settle()
  for (let atS = 0; atS < 10; atS += 0.2) await goTo(atS)
  for (const stem of [0, 1]) {
    const pieces = startedOf(stem)
    const startS = pieces[0]?.atS ?? 0
    let expectedS = 0
    for (const piece of pieces) {
      const { atS, stemS } = soundsAt(piece)
      expect(stemS).toBeCloseTo(expectedS, 6)
      expect(atS - startS).toBeCloseTo(stemS, 6)
      expectedS = stemS + piece.durationS
    }
    expect(expectedS).toBeCloseTo(10, 6)
  }
})

test('no more than some seconds are handed over ahead of time', async () => {
  const { engine, startedOf, goTo } = setUp([createFakeStem({ durationS: 600 })], 600)
  engine.play()
  await settle()
  expect(startedOf(0).length).toBeLessThan(7)
  await goTo(3)
  expect(startedOf(0).at(-1)?.atS).toBeGreaterThan(5)
  expect(startedOf(0).length).toBeLessThan(10)
})

test('a loop goes on with its front right where its end was, in all stems alike', async () => {
  const { engine, startedOf, goTo } = setUp(twoStems())
  engine.setRegion({ startS: 1.25, endS: 2.75 })
  engine.play()
  await settle()
  for (let atS = 0; atS < 6; atS += 0.2) await goTo(atS)
  for (const stem of [0, 1]) {
    const pieces = startedOf(stem)
    const startS = pieces[0]?.atS ?? 0
    let endS = startS
    for (const piece of pieces) {
      const { atS, stemS } = soundsAt(piece)
      expect(atS).toBeCloseTo(endS, 6)
      expect(stemS).toBeCloseTo(1.25 + ((atS - startS + 1e-7) % 1.5), 5)
      endS = atS + piece.durationS
    }
    expect(endS - startS).toBeGreaterThan(4.5)
  }
  expect(engine.positionS()).toBeLessThan(2.75)
  expect(engine.positionS()).toBeGreaterThanOrEqual(1.25)
})

test('seeking silences what was handed over and starts anew there', async () => {
  const { engine, context, startedOf, goTo } = setUp(twoStems())
  engine.play()
  await settle()
  await goTo(1)
  const before = [...context.started]
  engine.seek(7)
  await settle()
  for (const { stoppedAtS } of before) expect(stoppedAtS).toBeLessThan(1.1)
  const after = [0, 1].map((stem) =>
    startedOf(stem).find(({ stoppedAtS }) => stoppedAtS === undefined),
  )
  expect(after[0]?.atS).toBe(after[1]?.atS)
  for (const first of after) expect(first && soundsAt(first).stemS).toBeCloseTo(7, 9)
  expect(engine.positionS()).toBeCloseTo(7, 9)
})

test('of two seeks in a row only the last is heard', async () => {
  const { engine, startedOf } = setUp([createFakeStem({ durationS: 10 })])
  engine.play()
  engine.seek(3)
  engine.seek(6)
  await settle()
  expect(startedOf(0).map((piece) => soundsAt(piece).stemS)[0]).toBeCloseTo(6, 9)
})

test('pausing silences everything and keeps the place', async () => {
  const { engine, context, goTo } = setUp(twoStems())
  engine.play()
  await settle()
  await goTo(2.08)
  engine.pause()
  for (const { stoppedAtS } of context.started) expect(stoppedAtS).toBeDefined()
  expect(engine.state().status).toBe('paused')
  expect(engine.positionS()).toBeCloseTo(2, 2)
  await goTo(4)
  expect(context.state).toBe('suspended')
  expect(engine.positionS()).toBeCloseTo(2, 2)
})

test('who has reached the end begins at the front when it is played again', async () => {
  const { engine, startedOf, goTo } = setUp([createFakeStem({ durationS: 2 })], 2)
  engine.play()
  await settle()
  await goTo(3)
  expect(engine.state().status).toBe('paused')
  expect(engine.positionS()).toBe(2)
  engine.play()
  await settle()
  expect(soundsAt(startedOf(0).at(-1) as Started).stemS).toBe(1)
  expect(engine.positionS()).toBe(0)
})

test('solo and mute move the gains, and only those', async () => {
  const { engine, gains, context } = setUp([...twoStems(), createFakeStem({ durationS: 10 })])
  engine.set(1, { muted: true })
  engine.play()
  await settle()
  const handed = context.started.length
  expect(gains()).toEqual([1, 0, 1])
  engine.set(0, { solo: true })
  expect(gains()).toEqual([1, 0, 0])
  engine.set(0, { solo: false, db: -20 })
  expect(gains()).toEqual([0.1, 0, 1])
  engine.set(2, { db: -1000 })
  expect(gains()).toEqual([0.1, 0, 0])
  expect(context.started.length).toBe(handed)
})

test('who waits for the network makes all wait, and they go on in step', async () => {
  const [quick, slow] = twoStems() as [FakeStem, FakeStem]
  const { engine, startedOf, goTo } = setUp([quick, slow])
  engine.play()
  await settle()
  slow.held = true
  await goTo(1)
  await goTo(6.5)
  expect(engine.state().status).toBe('loading')
  const standsAtS = engine.positionS()
  slow.release()
  await settle()
  expect(engine.state().status).toBe('playing')
  const again = [0, 1].map((stem) =>
    startedOf(stem).find(({ stoppedAtS }) => stoppedAtS === undefined),
  )
  expect(again[0]?.atS).toBe(again[1]?.atS)
  for (const first of again) expect(first && soundsAt(first).stemS).toBeCloseTo(standsAtS, 6)
})

test('what comes so late that all of it is over is dropped, and the stem goes on from where the mix stands', async () => {
  const slow = createFakeStem({ durationS: 60 })
  const { engine, context, startedOf, goTo } = setUp([slow], 60)
  engine.play()
  await settle()
  await goTo(4)
  slow.held = true
  await goTo(6)
  const handed = startedOf(0).length
  // The page was not woken meanwhile.
  context.currentTime = 30
  slow.release()
  await settle()
  const [next] = startedOf(0).slice(handed)
  expect(next?.atS).toBeGreaterThan(30)
  expect(next && soundsAt(next).stemS).toBeCloseTo(29.92, 2)
})

test('a stem that is gone is said, and the others play without it', async () => {
  const failing = new Set([0])
  const { engine, startedOf } = setUp(twoStems(), 10, failing)
  engine.play()
  await settle()
  expect(engine.state()).toMatchObject({ status: 'playing', failed: [0] })
  expect(startedOf(1).length).toBeGreaterThan(0)
  failing.clear()
  engine.retry()
  await settle()
  expect(engine.state().failed).toEqual([])
  expect(startedOf(0).length).toBeGreaterThan(0)
})

test('nothing plays when no stem can be had', async () => {
  const { engine } = setUp(twoStems(), 10, new Set([0, 1]))
  engine.play()
  await settle()
  expect(engine.state()).toMatchObject({ status: 'paused', failed: [0, 1] })
})

test('resting closes the clock, and playing opens it anew', async () => {
  const { engine, context } = setUp(twoStems())
  engine.play()
  await settle()
  engine.rest()
  expect(context.closed).toBe(true)
  const before = context.started.length
  engine.play()
  await settle()
  expect(context.started.length).toBeGreaterThan(before)
})
