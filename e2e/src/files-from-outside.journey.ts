// Files as phones and browsers make them: read, made smaller or refused where they were chosen.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './testing/browser.ts'
import { chatOn, english } from './testing/chat-page.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream({ models: ['gpt-4o-mini'] })
const server = useServer(() => ({ env: upstream.env() }))
/** AAC in MP4, without a picture. */
const soundAlone = await readFile(
  new URL('../../engines/src/audio/decode/testing/sound-alone.mp4', import.meta.url),
)

type SentFile = { path: string; bytes: number }

/** What goes up from the page, by path and size of its body. */
function watchUploads(page: Page): SentFile[] {
  const sent: SentFile[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/upload/') && request.method() === 'POST')
      sent.push({ path: pathname, bytes: request.postDataBuffer()?.length ?? 0 })
  })
  return sent
}

const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Add a song').setInputFiles(file)

/** Two tones that stand left and right, recorded by the browser itself. */
async function record(page: Page): Promise<{ mimeType: string; buffer: Buffer }> {
  const { type, base64 } = await page.evaluate(async () => {
    const context = new AudioContext()
    const end = context.createMediaStreamDestination()
    for (const [pan, hz] of [
      [-0.8, 330],
      [0.8, 550],
      [0, 220],
    ] as const) {
      const tone = new OscillatorNode(context, { frequency: hz })
      tone
        .connect(new GainNode(context, { gain: 0.2 }))
        .connect(new StereoPannerNode(context, { pan }))
        .connect(end)
      tone.start()
    }
    const recorder = new MediaRecorder(end.stream, { mimeType: 'audio/webm;codecs=opus' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise((done) => recorder.addEventListener('stop', done))
    recorder.start(200)
    await context.resume()
    while (context.currentTime < 3) await new Promise((done) => setTimeout(done, 100))
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return { type: recorder.mimeType, base64: btoa(text) }
  })
  return { mimeType: type, buffer: Buffer.from(base64, 'base64') }
}

describe('a song from outside', () => {
  test('that a browser recorded becomes stems', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/separation`)
    const sent = watchUploads(page)
    await give(page, { name: 'Take 1.webm', ...(await record(page)) })
    await page.getByRole('slider', { name: 'Position in Take 1.webm' }).waitFor()
    expect(sent.map(({ path }) => path)).toEqual(['/api/upload/media'])
    await page.getByRole('button', { name: /^Split stems/ }).click()
    const mixer = page.getByRole('region', { name: 'Mixer: Take 1' })
    await mixer.waitFor()
    expect(await mixer.getByRole('group', { name: /^Stem: / }).count()).toBe(2)
  })

  test('as phones keep it is decoded by a browser that can, and named before it is sent by one that cannot', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/separation`)
    const sent = watchUploads(page)
    const canDecode = await page.evaluate(
      async () =>
        (
          await AudioDecoder.isConfigSupported({
            codec: 'mp4a.40.2',
            sampleRate: 44_100,
            numberOfChannels: 2,
          })
        ).supported,
    )
    await give(page, { name: 'Phone.m4a', mimeType: 'audio/mp4', buffer: soundAlone })
    const slot = page.getByRole('region', { name: 'Song', exact: true })
    if (canDecode) {
      await page.getByRole('slider', { name: 'Position in Phone.m4a' }).waitFor()
      await slot.getByText('0:03', { exact: true }).waitFor()
      expect(sent).toHaveLength(1)
    } else {
      await soon(() => slot.getByRole('alert').textContent()).toMatch(/AAC.*MP3, WAV, or FLAC/)
      expect(sent).toEqual([])
    }
  })

  test('that cannot be read is refused before anything goes up', async ({ visit }) => {
    const page = await visit(`${server.at(english)}/separation`)
    const sent = watchUploads(page)
    const slot = page.getByRole('region', { name: 'Song', exact: true })
    for (const [name, bytes, reason] of [
      ['notes.mp3', Buffer.from('These are only words. '.repeat(100)), /is damaged or in a format/],
      ['cut.m4a', soundAlone.subarray(0, 12_000), /is damaged or in a format/],
      ['old.aiff', Buffer.from('FORM0000AIFFCOMM'), /AIFF.*MP3, WAV, or FLAC/],
    ] as const) {
      await give(page, { name, mimeType: 'audio/mpeg', buffer: bytes })
      await soon(() => slot.getByRole('alert').textContent()).toMatch(reason)
      await slot.getByRole('button', { name: `Remove ${name}` }).click()
    }
    expect(sent).toEqual([])
  })
})

describe('a picture from outside', () => {
  test('of fifty million pixels goes up; what the server does not read is drawn here; what nobody reads is refused before', async ({
    visit,
  }) => {
    const page = await visit(`${server.at(english)}/Chat`)
    const chat = chatOn(page)
    const sent = watchUploads(page)
    const attach = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.getByLabel('Add images', { exact: true }).last().setInputFiles(file)
      await chat.form.getByRole('img', { name: file.name }).waitFor()
    }
    const photograph = await draw(page, { width: 8192, height: 6144 })
    await attach({ name: 'Phone.jpg', mimeType: 'image/jpeg', buffer: photograph })
    await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)
    expect(await chat.form.getByRole('button', { name: /again/i }).count()).toBe(0)
    expect(sent).toHaveLength(1)

    await attach({ name: 'Old.bmp', mimeType: 'image/bmp', buffer: bmp(40, 30) })
    await soon(() => sent.length).toBe(2)
    await soon(() => chat.form.getByRole('progressbar').count()).toBe(0)

    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(500),
    ])
    await page.getByLabel('Add images', { exact: true }).last().setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: heic,
    })
    await chat.form.getByText(/HEIC image, which this browser can’t open/).waitFor()
    expect(sent).toHaveLength(2)
  })
})

/** A JPEG of that size, by the browser. */
async function draw(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, width, height / 2)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
    let text = ''
    for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte)
    return btoa(text)
  }, size)
  return Buffer.from(base64, 'base64')
}

/** Grey, of 24 bits. */
function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height, 0x80)
  file.fill(0, 0, 54)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}
