import { describe, expect, it, vi } from 'vitest'
import { touring, wait } from './testing/touring.ts'
import type { CallbackName } from './tour-callbacks.ts'

describe('callbacks', () => {
  const names: CallbackName[] = [
    'onStart',
    'onBeforeChange',
    'onChange',
    'onAfterChange',
    'onComplete',
    'onExit',
    'onBeforeExit',
  ]

  it.each(names)('%s has to be a function', (name) => {
    expect(() => touring().tour.on(name, 'no function' as never)).toThrow(
      `Provided callback for ${name} was not a function`,
    )
  })

  it('are told in order', async () => {
    const { tour, at } = touring()
    const told: string[] = []
    for (const name of names) tour.on(name, () => told.push(`${name} ${at()}`))
    await tour.start()
    await tour.next()
    await tour.exit()
    expect(told).toEqual([
      'onStart null',
      'onBeforeChange null',
      'onChange null',
      'onAfterChange 0',
      'onBeforeChange 0',
      'onChange 0',
      'onAfterChange 1',
      'onBeforeExit 1',
      'onExit null',
    ])
  })

  it('hear which step is meant, and from which side it is come to', async () => {
    const { tour } = touring()
    const onChange = vi.fn()
    tour.on('onChange', onChange)
    await tour.start()
    await tour.next()
    await tour.back()
    expect(onChange.mock.calls.map(([{ at, direction }]) => [at, direction])).toEqual([
      [0, 'forward'],
      [1, 'forward'],
      [0, 'back'],
    ])
  })

  it('may refuse a step, at once or later', async () => {
    const { tour, at } = touring()
    await tour.start()
    tour.on('onBeforeChange', () => false)
    await tour.next()
    expect(at()).toBe(0)
    tour.on('onBeforeChange', async () => false)
    await tour.next()
    expect(at()).toBe(0)
    tour.on('onBeforeChange', async () => undefined)
    await tour.next()
    expect(at()).toBe(1)
  })

  it('may refuse the first step, and with it the tour', async () => {
    const { tour } = touring()
    tour.on('onBeforeChange', () => false)
    expect(await tour.start()).toBe(false)
  })

  it('are not asked again while an answer is awaited', async () => {
    const { tour, at } = touring()
    await tour.start()
    const { asked, answer } = wait()
    const onBeforeChange = vi.fn(() => asked)
    tour.on('onBeforeChange', onBeforeChange)
    const [first, second] = [tour.next(), tour.next()]
    answer(true)
    await Promise.all([first, second])
    expect(at()).toBe(1)
    expect(onBeforeChange).toHaveBeenCalledTimes(1)
  })

  it('that fail refuse the step, and the tour goes on', async () => {
    const { tour, at } = touring()
    await tour.start()
    tour.on('onBeforeChange', () => Promise.reject(new Error('away')))
    await expect(tour.next()).rejects.toThrow('away')
    expect(at()).toBe(0)
    tour.on('onBeforeChange', () => undefined)
    await tour.next()
    expect(at()).toBe(1)
  })

  it('may bring an element to the screen before its step is shown', async () => {
    const { tour, elements } = touring({}, ['#one'])
    await tour.start()
    const brought = { name: 'brought' } as unknown as Element
    tour.on('onBeforeChange', () => elements.set('#one', brought))
    await tour.next()
    expect(tour.shown()?.element).toBe(brought)
  })

  it('may refuse the end, at once or later, also when it is done', async () => {
    const onComplete = vi.fn()
    const { tour, at } = touring({ steps: [{ text: 'Only' }] })
    tour.on('onBeforeExit', () => false).on('onComplete', onComplete)
    await tour.start()
    await tour.exit()
    await tour.next()
    expect(at()).toBe(0)
    tour.on('onBeforeExit', async () => false)
    await tour.exit()
    expect(at()).toBe(0)
    expect(onComplete).not.toHaveBeenCalled()
  })

  it('that still prepare a step do not hold up the end', async () => {
    const { tour } = touring()
    await tour.start()
    const { asked, answer } = wait()
    tour.on('onBeforeChange', () => asked)
    const going = tour.next()
    await tour.exit()
    answer(true)
    await going
    expect(tour.shown()).toBeNull()
  })

  it('are not asked when the place of the tour is gone', async () => {
    const [onBeforeExit, onExit] = [vi.fn(() => false), vi.fn()]
    const { tour } = touring()
    tour.on('onBeforeExit', onBeforeExit).on('onExit', onExit)
    await tour.start()
    tour.close()
    tour.close()
    expect(onBeforeExit).not.toHaveBeenCalled()
    expect(onExit).toHaveBeenCalledTimes(1)
  })
})

describe('when the page changes under a tour', () => {
  it('another element that means the same is lit', async () => {
    const { tour, elements } = touring()
    await tour.start()
    await tour.next()
    const other = { name: 'other' } as unknown as Element
    elements.set('#one', other)
    await tour.refresh()
    expect(tour.shown()).toMatchObject({ at: 1 })
    expect(tour.shown()?.element).toBe(other)
  })

  it.each([
    { there: ['#two'], at: 2 },
    { there: [], at: 0 },
  ])('a step whose element is gone leads to $at when $there is there', async (now) => {
    const { tour, elements, at } = touring()
    await tour.start()
    await tour.next()
    for (const name of elements.keys()) if (!now.there.includes(name)) elements.delete(name)
    await tour.refresh()
    expect(at()).toBe(now.at)
  })

  it('the tour ends when nothing of it is left', async () => {
    const { tour, elements } = touring({ steps: [{ element: '#one' }] })
    await tour.start()
    elements.clear()
    await tour.refresh()
    expect(tour.shown()).toBeNull()
  })
})
