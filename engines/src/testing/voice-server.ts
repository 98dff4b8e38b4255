// What the stand-ins of embeddings and voices share: accidents by the words of a request, and vectors and sounds that tell what was asked.
import type { ServerResponse } from 'node:http'
import { cutOff } from './upstream-server.ts'

/** What `[[broken]]` and the like in a text, or a recording of `[[broken]]`, make the stand-in do. */
export const accidents = [
  ...(['key', 'rate', 'money', 'broken', 'cut', 'html', 'malformed', 'short'] as const),
] as const
export type Accident = (typeof accidents)[number]

export const accidentIn = (text: string): Accident | undefined =>
  accidents.find((each) => text.includes(`[[${each}]]`))

/** Three numbers that tell a text from another one. */
export const vectorOf = (text: string): number[] => [
  text.length,
  text.charCodeAt(0) || 0,
  text.charCodeAt(text.length - 1) || 0,
]

/** A second of a tone as PCM of 16 bits in mono. */
export function tone(sampleRate: number, seconds = 1): Buffer {
  const bytes = Buffer.alloc(Math.round(sampleRate * seconds) * 2)
  for (let at = 0; at < bytes.length / 2; at++)
    bytes.writeInt16LE(Math.round(Math.sin((at / sampleRate) * 2 * Math.PI * 440) * 8000), at * 2)
  return bytes
}

/** The tone as a WAV file. */
export function toneFile(sampleRate = 24_000, seconds = 1): Buffer {
  const sound = tone(sampleRate, seconds)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(sound.length, 40)
  return Buffer.concat([head, sound])
}

/** Begins an answer and breaks the connection in the middle of it. */
export function sendHalf(response: ServerResponse, type: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': String(body.length) })
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => cutOff(response))
}

export function sendHtml(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>')
}
