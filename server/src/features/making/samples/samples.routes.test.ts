import { api } from '@atelier/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openSamples } from './open-samples.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
const get = (url: string, headers = {}) =>
  test.app.inject({ url, headers: { host: 'localhost', ...headers } })

const samples = openSamples()
const address = samples.addressOf('songs/neon-drive')

describe('a file that comes with the product', () => {
  it('is kept for ever by its address, and for an hour by another', async () => {
    const whole = await get(address)
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-length': String(samples.find('songs/neon-drive')?.bytes),
      'x-content-type-options': 'nosniff',
    })
    const older = await get('/api/samples/file?name=songs/neon-drive&v=older')
    expect(older.headers['cache-control']).toBe('public, max-age=3600')
    expect(older.rawPayload.equals(whole.rawPayload)).toBe(true)
  })

  it('is sent in parts', async () => {
    const whole = await get(address)
    const part = await get(address, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-19/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
  })

  it.each(['cases/nobody', 'files/samples'])('%s is not there', async (name) => {
    const { status, body } = await test.ask(api.samples.file, { name })
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'samples.not_found' } })
  })

  it.each(['../samples', 'samples.json', 'cases/../samples'])('%s is no name', async (name) => {
    expect((await test.ask(api.samples.file, { name })).status).toBe(422)
  })
})
