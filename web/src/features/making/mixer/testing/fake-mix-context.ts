// An audio clock that goes on when it is told to, and remembers what it was handed.
import type { MixContext, MixGain, MixNode, MixParam, MixPlayer } from '../mix-context.ts'

export type Started = {
  atS: number
  offsetS: number
  durationS: number
  /** The first sample of what plays, by which a test knows the piece. */
  mark: number
  /** When it was told to end. */
  stoppedAtS: number | undefined
  /** What it was connected to. */
  into: MixNode | undefined
}

export type FakeContext = MixContext & {
  currentTime: number
  state: string
  started: Started[]
  gains: (MixGain & { target: number })[]
  closed: boolean
}

export function createFakeContext(sampleRate = 1000): FakeContext {
  const node = (): MixNode => ({ connect: () => undefined, disconnect: () => undefined })
  const context: FakeContext = {
    currentTime: 0,
    sampleRate,
    state: 'running',
    destination: node(),
    started: [],
    gains: [],
    closed: false,
    createGain() {
      const made = { ...node(), target: 1 } as MixGain & { target: number }
      const gain: MixParam = {
        get value() {
          return made.target
        },
        set value(value) {
          made.target = value
        },
        setTargetAtTime: (value) => {
          made.target = value
        },
        cancelScheduledValues: () => undefined,
      }
      Object.assign(made, { gain })
      context.gains.push(made)
      return made
    },
    createBuffer() {
      let mark = Number.NaN
      return {
        copyToChannel(samples) {
          mark = samples[0] ?? Number.NaN
        },
        get mark() {
          return mark
        },
      }
    },
    createBufferSource() {
      let started: Started | undefined
      let into: MixNode | undefined
      const player: MixPlayer = {
        buffer: null,
        onended: null,
        connect(to) {
          into = to
        },
        disconnect: () => undefined,
        start(atS, offsetS, durationS) {
          const { mark } = player.buffer as unknown as { mark: number }
          started = { atS, offsetS, durationS, mark, stoppedAtS: undefined, into }
          context.started.push(started)
        },
        stop(atS) {
          if (!started) throw new Error('It was never started.')
          started.stoppedAtS = atS
        },
      }
      return player
    },
    resume: async () => {
      context.state = 'running'
    },
    suspend: async () => {
      context.state = 'suspended'
    },
    close: async () => {
      context.closed = true
    },
  }
  return context
}
