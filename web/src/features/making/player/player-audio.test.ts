import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AudioEvents, createPlayerAudio } from './player-audio.ts'
import { FakeAudio } from './testing/fake-audio.ts'
import type { TrackFault } from './track.ts'

let element: FakeAudio
let events: { [Name in keyof AudioEvents]: ReturnType<typeof vi.fn<AudioEvents[Name]>> }
let answer: PromiseWithResolvers<TrackFault>

const make = (create = () => element) =>
  createPlayerAudio({ element: create, findFault: () => answer.promise }, events)

beforeEach(() => {
  element = new FakeAudio()
  answer = Promise.withResolvers<TrackFault>()
  events = {
    onPlaying: vi.fn(),
    onWaiting: vi.fn(),
    onPaused: vi.fn(),
    onPosition: vi.fn(),
    onDuration: vi.fn(),
    onEnded: vi.fn(),
    onFault: vi.fn(),
  }
})

describe('the audio element', () => {
  it('is made when something is played, and not before', () => {
    const create = vi.fn(() => element)
    const audio = make(create)
    audio.setSound({ volume: 0.4, muted: true })
    audio.pause()
    audio.seek(3)
    audio.unload()
    expect(create).not.toHaveBeenCalled()
    audio.play('/a.mp3', 0)
    audio.play('/b.mp3', 0)
    expect(create).toHaveBeenCalledOnce()
    expect(element).toMatchObject({ src: '/b.mp3', volume: 0.4, muted: true, paused: false })
  })

  it('begins at the wanted place once the length is known, and tells no place before', () => {
    make().play('/a.mp3', 30)
    element.tell('timeupdate')
    expect(events.onPosition).not.toHaveBeenCalled()
    element.know(90)
    expect(element.currentTime).toBe(30)
    expect(events.onDuration).toHaveBeenCalledWith(90)
    element.tell('timeupdate')
    expect(events.onPosition).toHaveBeenCalledWith(30)
  })

  it('takes the last place that was wanted while it loads', () => {
    const audio = make()
    audio.play('/a.mp3', 30)
    audio.seek(50)
    element.know(90)
    expect(element.currentTime).toBe(50)
  })

  it('goes on with the loaded file without loading it again', () => {
    const audio = make()
    audio.play('/a.mp3', 0)
    element.know(90)
    element.currentTime = 12
    audio.pause()
    element.src = 'untouched'
    audio.play('/a.mp3', 12.1)
    expect(element).toMatchObject({ src: 'untouched', currentTime: 12, paused: false })
    audio.play('/a.mp3', 0)
    expect(element.currentTime).toBe(0)
  })

  it('does not tell of a length that has no end', () => {
    make().play('/a.mp3', 0)
    element.know(Number.POSITIVE_INFINITY)
    expect(events.onDuration).not.toHaveBeenCalled()
  })
})

describe('a pause', () => {
  it('by the system is told', () => {
    make().play('/a.mp3', 0)
    element.pause()
    element.tell('pause')
    expect(events.onPaused).toHaveBeenCalledOnce()
  })

  it('that is over, or belongs to the end, is not', () => {
    make().play('/a.mp3', 0)
    element.tell('pause')
    Object.assign(element, { paused: true, ended: true })
    element.tell('pause', 'ended')
    expect(events.onPaused).not.toHaveBeenCalled()
    expect(events.onEnded).toHaveBeenCalledOnce()
  })

  it('is told when the browser does not let it begin', async () => {
    element.refusal = Object.assign(new Error('not now'), { name: 'NotAllowedError' })
    make().play('/a.mp3', 0)
    await vi.waitFor(() => expect(events.onPaused).toHaveBeenCalledOnce())
  })

  it('is not told of a beginning that another file took the place of', async () => {
    element.refusal = Object.assign(new Error('not now'), { name: 'NotAllowedError' })
    const audio = make()
    audio.play('/a.mp3', 0)
    element.refusal = undefined
    audio.play('/b.mp3', 0)
    await Promise.resolve()
    await Promise.resolve()
    expect(events.onPaused).not.toHaveBeenCalled()
  })
})

describe('a file that cannot be played', () => {
  it('is told with its reason, and fetched again when it is asked for again', async () => {
    const audio = make()
    audio.play('/a.mp3', 20)
    element.tell('error')
    answer.resolve('gone')
    await vi.waitFor(() => expect(events.onFault).toHaveBeenCalledWith('gone'))
    element.src = ''
    audio.play('/a.mp3', 20)
    expect(element.src).toBe('/a.mp3')
    element.know(90)
    expect(element.currentTime).toBe(20)
  })

  it('is none while it goes on, as where there is no device for sound', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const audio = make()
    audio.play('/a.mp3', 0)
    element.error = { code: 3 } as MediaError
    element.tell('error')
    answer.resolve('broken')
    element.currentTime = 0.9
    await vi.runAllTimersAsync()
    expect(events.onFault).not.toHaveBeenCalled()
    element.tell('error')
    await vi.runAllTimersAsync()
    expect(events.onFault).toHaveBeenCalledWith('broken')
  })

  it('is not told of once another one plays', async () => {
    const audio = make()
    audio.play('/a.mp3', 0)
    element.tell('error')
    audio.play('/b.mp3', 0)
    answer.resolve('network')
    await answer.promise
    await Promise.resolve()
    expect(events.onFault).not.toHaveBeenCalled()
  })
})

it('a file that was let go of tells nothing more', () => {
  const audio = make()
  audio.play('/a.mp3', 0)
  audio.unload()
  element.tell('timeupdate', 'pause', 'ended', 'error')
  expect(element).toMatchObject({ src: '', paused: true })
  for (const told of Object.values(events)) expect(told).not.toHaveBeenCalled()
})
