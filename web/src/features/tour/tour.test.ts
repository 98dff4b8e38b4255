import { describe, expect, it, vi } from 'vitest'
import { Tour, type TourPage } from './tour.ts'
import type { CallbackName } from './tour-callbacks.ts'
import { type TourOptions, tourDefaults } from './tour-options.ts'

const steps = [{ text: 'Hello' }, { element: '#one' }, { element: '#two' }]

/** A page on which what `there` names can be seen, and a tour over it. */
function touring(options: Partial<TourOptions> = {}, there = ['#one', '#two']) {
  const elements = new Map(there.map((name) => [name, { name } as unknown as Element]))
  const cookies = new Map<string, string>()
  const page: TourPage = {
    find: (element) => elements.get(String(element)) ?? null,
    readCookie: (name) => cookies.get(name) ?? '',
    writeCookie: vi.fn((name: string, value: string) => void cookies.set(name, value)),
    removeCookie: (name) => void cookies.delete(name),
  }
  const tour = new Tour({ steps, ...options }, page)
  return { tour, page, cookies, elements, at: () => tour.shown()?.at ?? null }
}

const wait = () => {
  let answer: (value: boolean) => void = () => undefined
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  return { asked, answer }
}

it('the defaults are those of the specification', () => {
  expect(tourDefaults).toEqual({
    steps: [],
    isActive: true,
    nextLabel: 'Next',
    backLabel: 'Back',
    skipLabel: '×',
    doneLabel: 'Done',
    dontShowAgain: false,
    dontShowAgainLabel: "Don't show this again",
    dontShowAgainCookie: 'tourDismissed',
    dontShowAgainCookieDays: 365,
    exitOnEsc: true,
    exitOnOverlayClick: true,
    keyboardNavigation: true,
    stepPadding: 10,
    scrollPadding: 30,
    overlayOpacity: 0.5,
    tooltipPosition: 'bottom',
    positionPrecedence: ['bottom', 'top', 'right', 'left'],
  })
})

describe('a tour', () => {
  it('starts at its first step', async () => {
    const { tour } = touring()
    expect(await tour.start()).toBe(true)
    expect(tour.shown()).toMatchObject({ at: 0, element: null, progress: { n: 1, of: 3 } })
  })

  it('that is inactive does not start', async () => {
    const { tour } = touring({ isActive: false })
    expect(await tour.start({ evenIfDismissed: true })).toBe(false)
    expect(tour.shown()).toBeNull()
  })

  it('that was dismissed for good does not start, unless it is asked for expressly', async () => {
    const { tour } = touring()
    tour.dismiss(true)
    expect(tour.isDismissed()).toBe(true)
    expect(await tour.start()).toBe(false)
    expect(await tour.start({ evenIfDismissed: true })).toBe(true)
  })

  it('without a step that is on the screen does not start', async () => {
    const onStart = vi.fn()
    const { tour } = touring({ steps: [{ element: '#gone' }] })
    expect(await tour.on('onStart', onStart).start()).toBe(false)
    expect(onStart).not.toHaveBeenCalled()
  })

  it('keeps the wish not to see it again in a cookie of 365 days, and takes it back', () => {
    const { tour, page, cookies } = touring()
    tour.dismiss(true)
    expect(page.writeCookie).toHaveBeenCalledWith('tourDismissed', 'true', 365)
    tour.dismiss(false)
    expect(cookies.size).toBe(0)
  })

  it('goes forward and back', async () => {
    const { tour, elements, at } = touring()
    await tour.start()
    await tour.next()
    expect(tour.shown()).toMatchObject({ at: 1, direction: 'forward' })
    expect(tour.shown()?.element).toBe(elements.get('#one'))
    await tour.next()
    expect(at()).toBe(2)
    await tour.back()
    expect(tour.shown()).toMatchObject({ at: 1, direction: 'back' })
  })

  it('stays at the first step when one goes back from it', async () => {
    const { tour, at } = touring()
    await tour.start()
    await tour.back()
    expect(at()).toBe(0)
  })

  it('passes over a step whose element is not on the screen', async () => {
    const { tour, at } = touring({}, ['#two'])
    await tour.start()
    await tour.next()
    expect(at()).toBe(2)
    expect(tour.shown()?.progress).toEqual({ n: 2, of: 2 })
    await tour.back()
    expect(at()).toBe(0)
  })

  it('is done after its last step', async () => {
    const told: string[] = []
    const { tour } = touring()
    tour.on('onComplete', () => told.push('complete')).on('onExit', () => told.push('exit'))
    await tour.start()
    for (const _ of steps) await tour.next()
    expect(tour.shown()).toBeNull()
    expect(told).toEqual(['complete', 'exit'])
  })

  it('that is left early is not complete', async () => {
    const [onComplete, onExit] = [vi.fn(), vi.fn()]
    const { tour } = touring()
    tour.on('onComplete', onComplete).on('onExit', onExit)
    await tour.start()
    await tour.exit()
    expect(tour.shown()).toBeNull()
    expect(onExit).toHaveBeenCalledTimes(1)
    expect(onComplete).not.toHaveBeenCalled()
  })

  it('can be started again after it is over', async () => {
    const { tour, at } = touring()
    await tour.start()
    await tour.exit()
    expect(await tour.start()).toBe(true)
    expect(at()).toBe(0)
  })

  it('tells whoever shows it of each change', async () => {
    const { tour, at } = touring()
    const seen: (number | null)[] = []
    tour.subscribe(() => seen.push(at()))
    await tour.start()
    await tour.next()
    await tour.exit()
    expect(seen).toEqual([0, 1, null])
  })
})

describe('keys and the overlay', () => {
  it.each([
    { key: 'Escape', options: {}, means: true, at: null },
    { key: 'Escape', options: { exitOnEsc: false }, means: false, at: 1 },
    { key: 'ArrowRight', options: {}, means: true, at: 2 },
    { key: 'ArrowLeft', options: {}, means: true, at: 0 },
    { key: 'ArrowRight', options: { keyboardNavigation: false }, means: false, at: 1 },
    { key: 'ArrowLeft', options: { keyboardNavigation: false }, means: false, at: 1 },
    { key: 'Enter', options: {}, means: false, at: 1 },
  ])('$key with $options leads from 1 to $at', async ({ key, options, means, at }) => {
    const touched = touring(options)
    await touched.tour.start()
    await touched.tour.next()
    expect(touched.tour.press(key)).toBe(means)
    await vi.waitFor(() => expect(touched.at()).toBe(at))
  })

  it('mean nothing while the tour does not run', () => {
    expect(touring().tour.press('Escape')).toBe(false)
  })

  it.each([
    { options: {}, at: null },
    { options: { exitOnOverlayClick: false }, at: 0 },
  ])('a press on the overlay with $options leads from 0 to $at', async ({ options, at }) => {
    const touched = touring(options)
    await touched.tour.start()
    touched.tour.pressOverlay()
    await vi.waitFor(() => expect(touched.at()).toBe(at))
  })
})

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
