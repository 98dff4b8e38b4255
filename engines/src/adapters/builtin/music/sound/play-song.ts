// Plays a score, a few seconds at a time, so that memory does not grow with the song.
import { createStereo, type Stereo } from '../../../../audio/stereo.ts'
import { createRandom } from '../../image/craft/random.ts'
import type { SongScore } from '../score/compose-song.ts'
import type { Note, PartName } from '../score/score.ts'
import type { Style } from '../styles/style.ts'
import { type Place, places } from './instruments.ts'
import { createRoom } from './room.ts'
import { longestToneS, sampleRate } from './voice.ts'

const blockFrames = 1 << 17
const fadeS = 2.2

const levels: { [Part in PartName]: number } = {
  drums: 1.05,
  bass: 1.25,
  comp: 0.75,
  pad: 0.5,
  lead: 1.1,
  arp: 0.5,
  echo: 0.8,
}

export type PlayOptions = {
  score: SongScore
  style: Style
  /** Where to begin, in seconds; what sounds on from before is heard. */
  fromS: number
}

/** The song from its second `fromS` in blocks, as it comes from the instruments: neither as loud as songs are, nor kept from clipping. */
export function* playSong({ score, style, fromS }: PlayOptions): Generator<Stereo> {
  // What is older has died away.
  const beginS = Math.max(0, fromS - longestToneS)
  const first = Math.round(beginS * sampleRate)
  const skip = Math.round(fromS * sampleRate) - first
  const frames = Math.round(score.seconds * sampleRate) - first
  const tail = Math.round(longestToneS * sampleRate)
  const mix = createStereo(blockFrames + tail)
  const send = new Float32Array(blockFrames + tail)
  const scratch = new Float32Array(tail)
  const room = createRoom(style.room)
  const old = style.crackle ? createCrackle(first) : undefined
  const notes = score.notes
    .filter(({ startS }) => startS >= beginS)
    .sort((a, b) => a.startS - b.startS)
  let next = 0
  for (let at = 0; at < frames; at += blockFrames) {
    for (
      let note = notes[next];
      note && startOf(note) - first < at + blockFrames;
      note = notes[++next]
    )
      playNote(note, startOf(note) - first - at, { mix, send, scratch, wet: style.room })
    const count = Math.min(blockFrames, frames - at)
    room.process(send, mix.left, mix.right, count)
    old?.(mix, count)
    fade(mix, count, frames - at)
    const from = Math.min(count, Math.max(0, skip - at))
    if (from < count)
      yield { left: mix.left.slice(from, count), right: mix.right.slice(from, count) }
    for (const channel of [mix.left, mix.right, send]) {
      channel.copyWithin(0, blockFrames)
      channel.fill(0, tail)
    }
  }
}

const startOf = ({ startS }: Note): number => Math.round(startS * sampleRate)

type Mixer = { mix: Stereo; send: Float32Array; scratch: Float32Array; wet: number }

function playNote(note: Note, at: number, { mix, send, scratch, wet }: Mixer): void {
  const { voice, gain, pan, room, isWide } = places[note.instrument]
  const level = gain * levels[note.part]
  const toRoom = room * (0.35 + wet) * 0.6
  const hz = 440 * 2 ** ((note.pitch - 69) / 12)
  const take = (name: string, of: Place['voice']) =>
    of(
      {
        hz,
        lengthS: note.lengthS,
        velocity: note.velocity,
        random: createRandom(startOf(note), `${note.instrument}${note.pitch}${name}`),
      },
      scratch,
    )
  const add = (out: Float32Array, count: number, by: number) => {
    for (let frame = 0; frame < count; frame += 1)
      out[at + frame] = (out[at + frame] ?? 0) + (scratch[frame] ?? 0) * by
  }
  if (isWide) {
    const one = take('left', voice)
    add(mix.left, one, level * 0.85)
    add(mix.right, one, level * 0.2)
    add(send, one, level * toRoom * 0.5)
    const two = take('right', voice)
    add(mix.right, two, level * 0.85)
    add(mix.left, two, level * 0.2)
    add(send, two, level * toRoom * 0.5)
    return
  }
  const count = take('', voice)
  const angle = ((pan + 1) * Math.PI) / 4
  add(mix.left, count, level * Math.cos(angle) * Math.SQRT2)
  add(mix.right, count, level * Math.sin(angle) * Math.SQRT2)
  add(send, count, level * toRoom)
}

/** The song goes to nothing at its end; `left` frames are left of it. */
function fade({ left, right }: Stereo, count: number, remaining: number): void {
  const fadeFrames = Math.min(fadeS * sampleRate, remaining)
  for (let at = Math.max(0, remaining - Math.round(fadeS * sampleRate)); at < count; at += 1) {
    const share = Math.max(0, (remaining - at - 1) / (fadeFrames || 1))
    const gain = share >= 1 ? 1 : Math.sin((share * Math.PI) / 2) ** 1.5
    left[at] = (left[at] ?? 0) * gain
    right[at] = (right[at] ?? 0) * gain
  }
}

/** The dust on an old record, and its hiss. */
function createCrackle(seed: number): (mix: Stereo, count: number) => void {
  const random = createRandom(seed, 'dust')
  let [pop, low] = [0, 0]
  return ({ left, right }, count) => {
    for (let at = 0; at < count; at += 1) {
      const hiss = random.next() - 0.5
      low += 0.2 * (hiss - low)
      if (hiss > 0.49993) pop = 0.05 * random.next()
      pop *= -0.82
      const dust = low * 0.006 + pop
      left[at] = (left[at] ?? 0) + dust
      right[at] = (right[at] ?? 0) + dust * 0.8
    }
  }
}
