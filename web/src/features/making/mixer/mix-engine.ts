// Plays stems in step: one audio clock, one gain for each stem, pieces handed over a few seconds ahead. No React, no DOM.
import type { MixContext, MixGain } from './mix-context.ts'
import { clampDb, gainOfDb, plainSetting, type StemSetting, stemGains } from './mix-gains.ts'
import { fittedRegion, positionAt, type Region, type Timeline } from './mix-timeline.ts'
import { createStemLane, type StemLane } from './stem-lane.ts'
import type { StemSource } from './stem-source.ts'

export type MixStatus = 'paused' | 'loading' | 'playing'

export type MixState = {
  status: MixStatus
  /** In the order of the stems. */
  settings: readonly StemSetting[]
  masterDb: number
  /** The region as chosen, and whether it comes round. */
  region: Region | undefined
  loops: boolean
  /** Numbers of stems that could not be had when they were last wanted. */
  failed: readonly number[]
}

export type MixEngine = {
  state: () => MixState
  /** Told when the state has changed; the position is asked for. Returns what ends it. */
  onChange: (listener: () => void) => () => void
  positionS: () => number
  readonly durationS: number
  /** To be called in answer to a press: browsers let nothing sound otherwise. */
  play: () => void
  pause: () => void
  seek: (toS: number) => void
  set: (stem: number, change: Partial<StemSetting>) => void
  setMaster: (db: number) => void
  setRegion: (region: Region | undefined) => void
  setLoops: (loops: boolean) => void
  /** Asks for the stems that failed once more. */
  retry: () => void
  /** Frees all that it holds; it may be played again. */
  rest: () => void
}

type MixEngineParts = {
  stems: readonly { durationS: number; open: () => Promise<StemSource> }[]
  openContext: () => MixContext
  /** Calls again and again until the returned function is called. */
  every: (ms: number, run: () => void) => () => void
}

/** How far ahead sound is handed to the clock: memory holds this much of each stem, and a hidden page is woken once a second. */
const aheadS = 4
const pumpMs = 200
/** Between the decision to start and the first sample; what sounded before fades meanwhile. */
const leadS = 0.08
const fadeS = 0.03
/** Time constants: of a gain that somebody moves, and of the gate. */
const glideS = 0.015
const gateS = 0.006
const idleBeforeSuspendS = 1

type Desk = { context: MixContext; master: MixGain; gate: MixGain; lanes: readonly StemLane[] }

export function createMixEngine({ stems, openContext, every }: MixEngineParts): MixEngine {
  const durationS = Math.max(0, ...stems.map((stem) => stem.durationS))
  const listeners = new Set<() => void>()
  let state: MixState = {
    status: 'paused',
    settings: stems.map(() => plainSetting),
    masterDb: 0,
    region: undefined,
    loops: false,
    failed: [],
  }
  let desk: Desk | undefined
  let timeline: Timeline | undefined
  let standsAtS = 0
  let stopPump: (() => void) | undefined
  let quietSinceS = 0
  // A start that was overtaken by another, or by a pause, comes to nothing.
  let round = 0

  const change = (next: Partial<MixState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const loop = () => (state.loops ? state.region : undefined)
  const positionS = () =>
    timeline && desk ? positionAt(timeline, desk.context.currentTime) : standsAtS

  const openMixer = (): Desk => {
    const context = openContext()
    const gate = context.createGain()
    const master = context.createGain()
    gate.gain.value = 0
    master.gain.value = gainOfDb(state.masterDb)
    gate.connect(context.destination)
    master.connect(gate)
    const gains = stemGains(state.settings)
    const lanes = stems.map(({ open }, stem) => {
      const lane = createStemLane({
        context,
        open,
        onPiece: () => pump(),
        onFailure: () => change({ failed: [...new Set([...state.failed, stem])] }),
      })
      lane.gain.gain.value = gains[stem] ?? 0
      lane.gain.connect(master)
      return lane
    })
    return { context, gate, master, lanes }
  }

  const silence = ({ context, gate, lanes }: Desk) => {
    const now = context.currentTime
    gate.gain.cancelScheduledValues(now)
    gate.gain.setTargetAtTime(0, now, gateS)
    for (const lane of lanes) lane.stop(now + fadeS)
    timeline = undefined
    quietSinceS = now
  }

  const begin = async (fromS: number): Promise<void> => {
    const mine = ++round
    standsAtS = fromS
    desk ??= openMixer()
    const { context, gate, lanes } = desk
    silence(desk)
    change({ status: 'loading', failed: [] })
    stopPump ??= every(pumpMs, () => pump())
    await Promise.all([context.resume(), ...lanes.map((lane) => lane.prepare(fromS))])
    if (mine !== round) return
    if (state.failed.length === stems.length) return pause()
    // On a whole sample, so that no stem is moved between two.
    const atS = Math.ceil((context.currentTime + leadS) * context.sampleRate) / context.sampleRate
    timeline = { atS, fromS, durationS, loop: loop() }
    gate.gain.cancelScheduledValues(context.currentTime)
    gate.gain.setTargetAtTime(1, atS, gateS / 4)
    for (const lane of lanes) lane.start(timeline)
    change({ status: 'playing' })
    pump()
  }

  const pause = () => {
    round += 1
    standsAtS = positionS()
    if (desk) silence(desk)
    if (state.status !== 'paused') change({ status: 'paused' })
  }

  const pump = () => {
    if (!desk) return
    const { context, lanes } = desk
    const now = context.currentTime
    if (!timeline) {
      // A clock that nobody listens to still costs power.
      if (state.status !== 'paused' || now < quietSinceS + idleBeforeSuspendS) return
      stopPump?.()
      stopPump = undefined
      void context.suspend()
      return
    }
    if (positionS() >= durationS) {
      pause()
      standsAtS = durationS
      return
    }
    for (const lane of lanes) lane.fill(now + aheadS)
    // Who waits for the network makes all wait: they stay in step.
    if (lanes.some((lane) => lane.isLate(now))) void begin(positionS())
  }

  const goOnFrom = (positionToS: number) => {
    standsAtS = Math.min(durationS, Math.max(0, positionToS))
    if (state.status === 'paused') change({})
    else void begin(standsAtS)
  }
  const glide = (gain: MixGain, value: number, { context }: Desk) => {
    gain.gain.cancelScheduledValues(context.currentTime)
    gain.gain.setTargetAtTime(value, context.currentTime, glideS)
  }

  return {
    durationS,
    state: () => state,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    positionS,
    play() {
      if (state.status === 'paused') void begin(standsAtS >= durationS ? 0 : standsAtS)
    },
    pause,
    seek: goOnFrom,
    set(stem, wanted) {
      const settings = state.settings.map((setting, at) =>
        at === stem ? { ...setting, ...wanted } : setting,
      )
      change({ settings: settings.map((known) => ({ ...known, db: clampDb(known.db) })) })
      const gains = stemGains(state.settings)
      if (!desk) return
      for (const [at, lane] of desk.lanes.entries()) glide(lane.gain, gains[at] ?? 0, desk)
    },
    setMaster(db) {
      change({ masterDb: clampDb(db) })
      if (desk) glide(desk.master, gainOfDb(state.masterDb), desk)
    },
    setRegion(region) {
      const sampleRate = desk?.context.sampleRate ?? 44_100
      const fitted = region && fittedRegion(region.startS, region.endS, { durationS, sampleRate })
      const before = loop()
      change({ region: fitted, loops: fitted !== undefined })
      // A region that is begun anew plays from its front.
      if (fitted) goOnFrom(fitted.startS)
      else if (before) goOnFrom(positionS())
    },
    setLoops(loops) {
      if (!state.region || loops === state.loops) return
      change({ loops })
      goOnFrom(positionS())
    },
    retry() {
      if (state.status === 'paused') change({ failed: [] })
      else void begin(positionS())
    },
    rest() {
      pause()
      stopPump?.()
      stopPump = undefined
      const closing = desk
      desk = undefined
      void closing?.context.close()
    },
  }
}
