// Sound as MP3, written as it comes. The frame in front tells players how much the encoder put before and after, so that they play
// exactly what went in.
import { createMp3Encoder } from 'wasm-media-encoders'
import { readFrame } from '../decode/mp3-frames.ts'
import type { Stereo } from '../stereo.ts'
import { joinBytes } from './join-bytes.ts'
import type { SoundWriter } from './sound-writer.ts'

const bitrate = 192
/** Samples that LAME puts in front. */
const encoderDelay = 576
const frameSamples = 1152

export async function createMp3Writer(sampleRate: number): Promise<SoundWriter> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate, channels: 2, bitrate })
  const parts: Uint8Array[] = []
  let samples = 0
  return {
    write({ left, right }: Stereo) {
      samples += left.length
      // What it answers stays the encoder's own.
      parts.push(encoder.encode([left, right]).slice())
    },
    end() {
      parts.push(encoder.finalize().slice())
      const sound = joinBytes(parts)
      return joinBytes([infoFrame(sound, samples), sound])
    },
  }
}

/** A silent frame that holds the length: first as Xing put it, then as LAME did. */
function infoFrame(sound: Uint8Array, samples: number): Uint8Array {
  const { frames, head } = countFrames(sound)
  const frame = new Uint8Array(head.length)
  frame.set(sound.subarray(0, 4))
  // Neither a check sum nor padding.
  frame[1] = (frame[1] as number) | 1
  frame[2] = (frame[2] as number) & ~2
  const length = head.length - head.padding
  const view = new DataView(frame.buffer)
  const at = 4 + 32
  frame.set(Buffer.from('Info'), at)
  view.setUint32(at + 4, 1 | 2)
  view.setUint32(at + 8, frames)
  view.setUint32(at + 12, sound.length + length)
  const lame = at + 16
  frame.set(Buffer.from('LAME3.100'), lame)
  const padding = frames * frameSamples - samples - encoderDelay
  frame[lame + 9] = 1
  frame[lame + 20] = Math.min(255, bitrate)
  frame[lame + 21] = encoderDelay >> 4
  frame[lame + 22] = ((encoderDelay & 15) << 4) | (padding >> 8)
  frame[lame + 23] = padding & 255
  view.setUint32(lame + 28, sound.length + length)
  return frame.subarray(0, length)
}

function countFrames(sound: Uint8Array) {
  let frames = 0
  let head: { length: number; padding: number } | undefined
  for (let at = 0; at < sound.length; frames++) {
    const frame = readFrame(sound, at)
    if (typeof frame !== 'object') break
    head ??= { length: frame.length, padding: ((sound[at + 2] as number) >> 1) & 1 }
    at += frame.length
  }
  if (!head) throw new Error('The encoder gave no frames.')
  return { frames, head }
}
