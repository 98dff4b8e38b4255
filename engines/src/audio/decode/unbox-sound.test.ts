// Sound that stands in the box of a clip.
import { readFile } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { boxSound } from '../../testing/box-sound.ts'
import { failureOf } from '../../testing/failure-of.ts'
import { sampleClip } from '../../testing/sample-clip.ts'
import { decodeAudio } from './decode-audio.ts'
import { ascii, flacOf, joined, mp3Of, opusOf, tone, vorbisOf, wavOf } from './sample-files.ts'
import { tracksOf } from './unbox-sound.ts'

vi.setConfig({ testTimeout: 60_000 })

const limits = { longestS: 20, largestBytes: 20_000_000 }
const stereo = [tone(2), tone(2, { hz: 660 })]
const soundAlone = await readFile(new URL('testing/sound-alone.mp4', import.meta.url))

describe('sound in a box', () => {
  it.each([
    ['Opus in WebM', async () => opusOf(2), 'webm' as const],
    ['Vorbis in WebM', () => vorbisOf(stereo), 'webm' as const],
    ['Opus in MP4', async () => opusOf(2), 'mp4' as const],
    ['MP3 in MP4', () => mp3Of(stereo), 'mp4' as const],
    ['FLAC in MP4', async () => flacOf(stereo), 'mp4' as const],
    ['PCM in MOV', async () => wavOf(stereo), 'mov' as const],
  ])('is read: %s', async (_, make, kind) => {
    const file = await boxSound(await make(), kind)
    expect(await tracksOf(file)).toEqual({ picture: false, sound: true })
    const { channels, seconds } = await decodeAudio(file, limits)
    expect(Math.abs(seconds - 2)).toBeLessThan(0.1)
    expect(channels).toHaveLength(2)
    const loudest = channels[0]?.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
    expect(loudest).toBeGreaterThan(0.001)
  })

  it('is named where it cannot be decoded', async () => {
    expect(await tracksOf(soundAlone)).toEqual({ picture: false, sound: true })
    const failure = await failureOf(decodeAudio(soundAlone, limits))
    expect(failure).toMatchObject({ kind: 'invalid', untaken: true })
    expect(failure.reason).toEqual({ code: 'sound.codec', values: { codec: 'AAC' } })
  })

  it('is missed in a clip without any', async () => {
    const { video } = await sampleClip()
    expect(await tracksOf(video)).toEqual({ picture: true, sound: false })
    expect((await failureOf(decodeAudio(video, limits))).reason?.code).toBe('sound.empty')
  })

  it.each([
    ['MP4', joined([Uint8Array.of(0, 0, 0, 24), ascii('ftypisom'), new Uint8Array(64)])],
    ['WebM', joined([Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3), new Uint8Array(64)])],
    ['half an MP4', soundAlone.subarray(0, soundAlone.length / 2)],
  ])('is not found in what only begins as one: %s', async (_, bytes) => {
    const failure = await failureOf(decodeAudio(bytes, limits))
    expect(failure).toMatchObject({ kind: 'invalid', untaken: true })
    expect(failure.reason?.code).toMatch(/^sound\./)
  })
})
