import { describe, expect, it } from 'vitest'
import { askJson, type Upstream } from './json-request.ts'
import { writeMultipart } from './multipart.ts'
import { fromBase64, toDataUrl } from './picture-text.ts'
import { createReplyingIo } from './testing/replying-io.ts'
import { samplePicture } from './testing/sample-picture.ts'

const upstream: Upstream = {
  baseUrl: 'http://upstream.test/v1',
  headers: { authorization: 'Bearer hush-hush' },
  secrets: ['hush-hush'],
  readError: (json) => ({ message: (json as { error: string }).error, names: '' }),
}
const ask = (body: string, status = 200, submits = false) =>
  askJson(upstream, { path: '/x', json: {}, submits }, createReplyingIo({ body, status }))

describe('an answer of JSON', () => {
  it('keeps whole numbers that a double cannot hold as text, and no others', async () => {
    const text =
      '{"id":1712345678901234567,"n":9007199254740991,"f":1e300,"s":"12345678901234567890"}'
    expect(await ask(text)).toEqual({
      id: '1712345678901234567',
      n: 9007199254740991,
      f: 1e300,
      s: '12345678901234567890',
    })
  })

  it('may be empty', async () => {
    expect(await ask(' \n')).toBeUndefined()
  })

  it('that cannot be read is nonsense, and leaves open what became of a request', async () => {
    await expect(ask('{"id":', 200, true)).rejects.toMatchObject({
      kind: 'nonsense',
      untaken: false,
    })
    await expect(ask('{"id":', 200, false)).rejects.toMatchObject({ kind: 'nonsense' })
    await expect(ask('<html>', 200, true)).rejects.toMatchObject({ kind: 'nonsense' })
  })

  it('that would take far more memory than it is long is not read', async () => {
    const many = '{},'.repeat(1_100_000)
    await expect(ask(`{"data":[${many}{}]}`)).rejects.toMatchObject({ kind: 'nonsense' })
    await expect(ask(`[${'['.repeat(1_100_000)}`, 200, true)).rejects.toMatchObject({
      kind: 'nonsense',
    })
    expect(await ask(`{"picture":"${'A'.repeat(4_000_000)}"}`)).toHaveProperty('picture')
  })

  it('that is a refusal is told without the key', async () => {
    const refused = ask('{"error":"no entry for hush-hush"}', 401)
    await expect(refused).rejects.toMatchObject({ kind: 'auth', message: 'no entry for …' })
  })
})

it('a form is read as it was written', async () => {
  const data = new Uint8Array([0, 13, 10, 255, 45, 45])
  const { body, contentType } = writeMultipart([
    { name: 'prompt', value: 'två katter\r\n--' },
    { name: 'image', file: 'a.png', mime: 'image/png', data },
  ])
  const reply = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  const form = await reply.formData()
  expect(form.get('prompt')).toBe('två katter\r\n--')
  const file = form.get('image')
  if (!(file instanceof File)) return expect.fail('there is no file')
  expect([file.name, file.type]).toEqual(['a.png', 'image/png'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(data)
})

it('pictures become text and text pictures', () => {
  const picture = samplePicture('source')
  expect(new Uint8Array(fromBase64(toDataUrl(picture)))).toEqual(picture.data)
  expect(() => fromBase64('')).toThrow(/holds nothing/)
})
