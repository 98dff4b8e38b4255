import { api } from '@atelier/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, createTestApp, type TestApp } from '../../../testing/test-app.ts'

const { siteAdmin } = api
let test: TestApp
let owner: Credential
let local: Credential
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.staff('owner')
  local = await test.staff('siteOperator', { host: 'studio.localhost' })
})
afterAll(() => test.close())

const drawn = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 90, g: 40, b: 200, alpha: 0.5 } },
  })
const send = async (
  bytes: Buffer,
  { as = owner, site = 'studio' }: { as?: Credential; site?: string } = {},
) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/admin/sites/picture',
    headers: {
      host: as === local ? 'studio.localhost' : 'localhost',
      authorization: as,
      'x-atelier-site': site,
      'accept-language': 'en-US',
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: Buffer.concat([
      Buffer.from(
        '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  })
  const body: { error?: string; message: string; data: { url: string } } = answer.json()
  return { status: answer.statusCode, ...body }
}
const fetchPicture = (url: string, host = 'studio.localhost') =>
  test.app.inject({ method: 'GET', url, headers: { host } })
const read = (site: string) => test.call(siteAdmin.settings, {}, { as: owner, site })
const save = async (site: string, values: Record<string, unknown>, as = owner) =>
  test.ask(
    siteAdmin.saveSettings,
    { seen: (await read(site)).seen, values },
    { as, site, ...(as === local ? { host: 'studio.localhost' } : {}) },
  )
const front = async (host: string) =>
  (await test.app.inject({ url: `/api${api.sites.front.path}`, headers: { host } })).json().data

describe('a picture for a brand', () => {
  it('is read by everybody, small and still, as what it is', async () => {
    const { data } = await send(await drawn(1600, 800).png().toBuffer())
    const shown = await fetchPicture(data.url)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers['cache-control']).toContain('immutable')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 })
  })

  it('that is a photograph becomes WebP, whatever its name says', async () => {
    const { data } = await send(await drawn(64, 64).jpeg().toBuffer())
    expect((await fetchPicture(data.url)).headers['content-type']).toBe('image/webp')
  })

  it('is refused as SVG, as something else, as too small and as too large, with the reason', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(await send(Buffer.from(svg))).toMatchObject({
      status: 422,
      error: 'sites.picture_drawn',
    })
    const declared = `<?xml version="1.0"?>\n<!-- mine -->\n${svg}`
    expect((await send(Buffer.from(declared))).error).toBe('sites.picture_drawn')
    expect((await send(Buffer.from('no picture'))).error).toBe('uploads.not_a_picture')
    expect(await send(await drawn(31, 400).png().toBuffer())).toMatchObject({
      status: 422,
      error: 'sites.picture_small',
      message: 'The image must be at least 32 × 32 pixels.',
    })
    const large = await send(Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(large).toMatchObject({ status: 413, error: 'uploads.too_large' })
  })

  it('is taken from who may change the settings of that site, and nobody else', async () => {
    const bytes = await drawn(64, 64).png().toBuffer()
    expect((await send(bytes, { as: local })).status).toBe(200)
    expect((await send(bytes, { as: local, site: 'atelier' })).status).toBe(404)
    const support = await test.staff('support')
    expect((await send(bytes, { as: support, site: 'atelier' })).error).toBe('auth.forbidden')
  })
})

describe('the logo', () => {
  it('is what was sent as soon as it was saved, may be an address again, and its history finds it', async () => {
    const { data } = await send(await drawn(64, 64).png().toBuffer())
    expect((await save('studio', { appLogo: data.url })).status).toBe(200)
    expect((await front('studio.localhost')).appLogo).toBe(data.url)
    await save('studio', { appLogo: 'https://example.com/logo.webp' })
    expect((await front('studio.localhost')).appLogo).toBe('https://example.com/logo.webp')
    expect((await fetchPicture(data.url)).statusCode).toBe(200)
    await save('studio', { appLogo: '' })
    expect((await front('studio.localhost')).appLogo).toBe('')
  })

  it('cannot be a picture of another site, however its address is spelled, nor one that is not there', async () => {
    const { data } = await send(await drawn(64, 64).png().toBuffer(), { site: 'atelier' })
    const name = data.url.split('=')[1]
    for (const url of [
      data.url,
      `/api/../api/content/picture?a=b&name=${name}`,
      '/api/content/picture?name=brand-2-nothingp',
      '/api/content/picture?name=../../secret',
      '/api/content/picture',
    ])
      expect(await save('studio', { appIco: url }, local), url).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'appIco' }] },
      })
    expect((await front('studio.localhost')).clientFavoIconPath).not.toBe(data.url)
  })

  it('of a copied site is a picture of its own', async () => {
    const { data } = await send(await drawn(64, 64).png().toBuffer())
    await save('studio', { appLogo: data.url, appIco: '/favicon.svg' })
    await test.call(
      siteAdmin.add,
      { code: 'twin', name: 'Twin', hosts: ['twin.example'], copyOf: 'studio' },
      { as: owner },
    )
    const { appLogo, clientFavoIconPath } = await front('twin.example')
    expect(appLogo).not.toBe(data.url)
    expect(clientFavoIconPath).toBe('/favicon.svg')
    const [one, two] = await Promise.all([
      fetchPicture(data.url),
      fetchPicture(appLogo, 'twin.example'),
    ])
    expect(two.statusCode).toBe(200)
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true)
    expect((await save('twin', { appLogo })).status).toBe(200)
  })
})
