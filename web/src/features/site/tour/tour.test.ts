import { describe, expect, it, vi } from 'vitest'
import { steps, touring } from './testing/touring.ts'
import { tourDefaults } from './tour-options.ts'

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
