// The room: eight delay lines that feed one another, each darker every time round.
import { sampleRate } from './voice.ts'

export type Room = {
  /** Adds the room's answer to `send` to both channels. */
  process(send: Float32Array, left: Float32Array, right: Float32Array, frames: number): void
}

const lengths = [1423, 1637, 1867, 2053, 2251, 2521, 2789, 3049]

/** `size` from 0, a chamber, to 1, a cathedral. */
export function createRoom(size: number): Room {
  const t60 = 0.7 + size * 3
  const frames = lengths.map((length) => Math.round(length * (0.75 + size * 0.7)))
  const lines = frames.map((length) => new Float32Array(length))
  const places = new Int32Array(8)
  const gains = Float64Array.from(frames, (length) => 10 ** ((-3 * length) / (t60 * sampleRate)))
  const damp = 0.28 + 0.25 * (1 - size)
  const lows = new Float64Array(8)
  const outs = new Float64Array(8)
  const before = new Float32Array(Math.round(sampleRate * 0.018))
  const state = new Float64Array(2)
  return {
    process(send, left, right, count) {
      let wait = state[0] ?? 0
      let cut = state[1] ?? 0
      for (let at = 0; at < count; at += 1) {
        const late = before[wait] ?? 0
        const dry = send[at] ?? 0
        // Deep tones would only make it boom.
        cut += 0.03 * (dry - cut)
        before[wait] = dry - cut
        wait = wait + 1 === before.length ? 0 : wait + 1
        let sum = 0
        for (let nth = 0; nth < 8; nth += 1) {
          const out = lines[nth]?.[places[nth] ?? 0] ?? 0
          const low = (lows[nth] ?? 0) + (1 - damp) * (out - (lows[nth] ?? 0))
          lows[nth] = low
          outs[nth] = low * (gains[nth] ?? 0)
          sum += outs[nth] ?? 0
        }
        const mirror = sum / 4
        for (let nth = 0; nth < 8; nth += 1) {
          const line = lines[nth]
          const place = places[nth] ?? 0
          if (line) line[place] = late * (nth % 2 ? 0.5 : -0.5) + (outs[nth] ?? 0) - mirror
          places[nth] = place + 1 === line?.length ? 0 : place + 1
        }
        left[at] =
          (left[at] ?? 0) +
          ((outs[0] ?? 0) - (outs[2] ?? 0) + (outs[4] ?? 0) - (outs[6] ?? 0)) * 0.7
        right[at] =
          (right[at] ?? 0) +
          ((outs[1] ?? 0) - (outs[3] ?? 0) + (outs[5] ?? 0) - (outs[7] ?? 0)) * 0.7
      }
      state.set([wait, cut])
    },
  }
}
