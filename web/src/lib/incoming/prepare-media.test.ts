import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { FileRefusal } from './file-refusal.ts'
import { prepareClip, prepareSong } from './prepare-media.ts'

const { signal } = new AbortController()

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The head of Opus: version 1, two channels, 48 kHz. */
const description = new Uint8Array([
  ...bytesOf('OpusHead'),
  ...[1, 2, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0],
])

type Tracks = { sound?: boolean; picture?: boolean; seconds?: number }

/** A WebM as a browser records it; what stands in its packets nobody looks at here. */
async function recorded({
  sound = false,
  picture = false,
  seconds = 3,
}: Tracks): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const voice = new EncodedAudioPacketSource('opus')
  const film = new EncodedVideoPacketSource('vp8')
  if (sound) output.addAudioTrack(voice)
  if (picture) output.addVideoTrack(film)
  await output.start()
  for (let at = 0; at < seconds; at += 1) {
    const packet = new EncodedPacket(Uint8Array.of(0xfc, 0xff, 0xfe), 'key', at, 1)
    if (sound)
      await voice.add(packet, {
        decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000, description },
      })
    if (picture)
      await film.add(packet, { decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 48 } })
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? expect.fail('nothing was written'))
}

/** AAC in an MP4 without a picture, as phones keep it. */
async function phoneSong(): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  await output.start()
  const config = { codec: 'mp4a.40.2', numberOfChannels: 2, sampleRate: 44_100 }
  // Low complexity, 44.1 kHz, two channels.
  const decoderConfig = { ...config, description: Uint8Array.of(0x12, 0x10) }
  for (let at = 0; at < 60; at += 1)
    await source.add(new EncodedPacket(new Uint8Array(300), 'key', at, 1), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? expect.fail('nothing was written'))
}
const soundAlone = await phoneSong()

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'thing.bin') => new File([bytes], name)
const startOf = async (file: File) =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()))

async function reasonOf(asked: Promise<unknown>): Promise<FileRefusal> {
  const failure = await asked.then(
    () => expect.fail('it was taken'),
    (error: unknown) => error,
  )
  return failure instanceof FileRefusal ? failure : expect.fail(String(failure))
}

describe('a song on its way', () => {
  it('is sent as it is where the server reads it', async () => {
    const file = fileOf(bytesOf('ID3 and so on'), 'a.mp3')
    expect(await prepareSong(file, signal)).toBe(file)
  })

  it.each([
    ['a recording', { sound: true }],
    ['a clip with sound', { sound: true, picture: true }],
  ])('out of %s is its sound alone, as it was packed', async (_, tracks) => {
    const song = await prepareSong(fileOf(await recorded(tracks), 'Voice 1.webm'), signal)
    expect([song.name, song.type, await startOf(song)]).toEqual([
      'Voice 1.ogg',
      'audio/ogg',
      'OggS',
    ])
  })

  it('that nobody here can decode is not sent, and its codec is named', async () => {
    const { reason, values } = await reasonOf(prepareSong(fileOf(soundAlone, 'phone.m4a'), signal))
    expect([reason, values.codec, values.name]).toEqual(['unreadable', 'AAC', 'phone.m4a'])
  })

  it.each([
    ['noSound', () => recorded({ picture: true })],
    ['tooLong', () => recorded({ sound: true, seconds: 1300 })],
    // Its table of tracks stands at its end.
    ['brokenMedia', async () => soundAlone.slice(0, 12_000)],
    ['brokenMedia', async () => bytesOf('There are only words. '.repeat(9000))],
    ['unreadable', async () => bytesOf('FORM0000AIFFCOMM')],
    ['notASong', async () => bytesOf('\x89PNG\r\n\x1a\n')],
  ])('is not sent: %s', async (reason, make) => {
    expect((await reasonOf(prepareSong(fileOf(await make()), signal))).reason).toBe(reason)
  })

  it('that was deleted after it was chosen is named', async () => {
    const file = fileOf(new Uint8Array(4))
    file.slice = () => {
      throw new DOMException('', 'NotFoundError')
    }
    expect((await reasonOf(prepareSong(file, signal))).reason).toBe('gone')
  })

  it('that is too large is not sent', async () => {
    const file = fileOf(bytesOf('ID3'), 'a.mp3')
    Object.defineProperty(file, 'size', { value: 201 * 1024 * 1024 })
    expect((await reasonOf(prepareSong(file, signal))).reason).toBe('mediaTooLarge')
  })

  it('may begin late', async () => {
    const late = new Uint8Array(40_000)
    late.set([0xff, 0xfb, 0xe0, 0x64], 30_000)
    const file = fileOf(late)
    expect(await prepareSong(file, signal)).toBe(file)
  })
})

describe('a clip on its way', () => {
  it('is sent as it is', async () => {
    const file = fileOf(await recorded({ picture: true }))
    expect(await prepareClip(file)).toBe(file)
  })

  it.each([
    ['soundAlone', () => recorded({ sound: true })],
    ['soundAlone', async () => soundAlone],
    ['notAClip', async () => bytesOf('ID3 and so on')],
    ['notAClip', async () => bytesOf('\x89PNG\r\n\x1a\n')],
  ])('is not sent: %s', async (reason, make) => {
    expect((await reasonOf(prepareClip(fileOf(await make())))).reason).toBe(reason)
  })
})
