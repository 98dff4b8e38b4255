import { describe, expect, it, vi } from 'vitest'
import { type Bar, type BarKind, BarQueue } from './bar-queue.ts'
import type { Moment } from './calm.ts'

const calm: Moment = {
  hidden: false,
  popupOpen: false,
  fieldText: '',
  running: false,
  msSinceAct: Infinity,
  msSincePointing: Infinity,
}
const read: Moment = { ...calm, msSinceAct: 9999 }
const answering: Moment = { ...calm, running: true }

const barOf = (kind: BarKind, change: Partial<Bar> = {}): Bar => ({
  kind,
  name: kind,
  text: kind,
  action: { label: 'Go', onPress: () => undefined },
  dismissLabel: 'Not now',
  onDismiss: () => undefined,
  ...change,
})

function queueWith(...kinds: BarKind[]) {
  const queue = new BarQueue()
  const takeBack = Object.fromEntries(kinds.map((kind) => [kind, queue.offer(barOf(kind))]))
  return { queue, takeBack, shown: () => queue.shown()?.kind }
}

describe('the bars', () => {
  it('show one at a time, the most important first, whichever came first', () => {
    const { queue, takeBack, shown } = queueWith('tour', 'language', 'notice', 'update')
    const seen = []
    for (const kind of ['update', 'notice', 'language', 'tour']) {
      queue.look(calm)
      seen.push(shown())
      takeBack[kind]?.()
      expect(shown()).toBeUndefined()
    }
    expect(seen).toEqual(['update', 'notice', 'language', 'tour'])
    expect(queue.isWanted()).toBe(false)
  })

  it.each([
    ['somebody reads or writes', read],
    ['an answer runs', answering],
  ])('wait while %s, and come when that is over', (_, moment) => {
    const { queue, shown } = queueWith('notice')
    queue.look(moment)
    expect(shown()).toBeUndefined()
    queue.look(calm)
    expect(shown()).toBe('notice')
  })

  it('that have come stay while somebody reads, and make place for a more important one when it is calm', () => {
    const { queue, shown } = queueWith('tour')
    queue.look(calm)
    const takeBack = queue.offer(barOf('update'))
    queue.look(read)
    expect(shown()).toBe('tour')
    queue.look(calm)
    expect(shown()).toBe('update')
    queue.offer(barOf('language', { evenWhilePointing: true }))
    queue.look(calm)
    expect(shown()).toBe('update')
    takeBack()
    queue.look(calm)
    expect(shown()).toBe('language')
  })

  it('change places under nobody’s hand', () => {
    const { queue, shown } = queueWith('tour')
    queue.look(calm)
    queue.offer(barOf('language', { evenWhilePointing: true }))
    queue.look({ ...calm, msSincePointing: 0 })
    expect(shown()).toBe('tour')
  })

  it('step back while an answer runs, and come again when it is calm', () => {
    const { queue, shown } = queueWith('tour')
    queue.look(calm)
    queue.look(answering)
    expect(shown()).toBeUndefined()
    queue.look(read)
    expect(shown()).toBeUndefined()
    queue.look(calm)
    expect(shown()).toBe('tour')
  })

  it('wait for a work in sight or a comparison, which say by themselves that they run', () => {
    const { queue, shown } = queueWith('notice')
    const letGo = queue.hold()
    queue.look(calm)
    expect(shown()).toBeUndefined()
    letGo()
    queue.look(calm)
    expect(shown()).toBe('notice')
  })

  it('after one that was put off wait for the next calm moment', () => {
    const { queue, takeBack, shown } = queueWith('notice', 'tour')
    queue.look(calm)
    takeBack.notice?.()
    queue.look(read)
    expect(shown()).toBeUndefined()
    queue.look(calm)
    expect(shown()).toBe('tour')
  })

  it('for those who cannot read the page show before others, while the pointer moves', () => {
    const queue = new BarQueue()
    queue.offer(barOf('notice'))
    queue.offer(barOf('language', { evenWhilePointing: true }))
    queue.look({ ...calm, msSincePointing: 0 })
    expect(queue.shown()?.kind).toBe('language')
  })

  it('that say something else in their place go on showing, and one taken back late leaves them', () => {
    const queue = new BarQueue()
    const takeBack = queue.offer(barOf('notice', { text: 'Night work' }))
    queue.look(calm)
    const told = vi.fn<() => void>()
    queue.subscribe(told)
    queue.offer(barOf('notice', { text: 'Two more models' }))
    takeBack()
    expect(queue.shown()?.text).toBe('Two more models')
    expect(told).toHaveBeenCalledTimes(1)
  })
})
