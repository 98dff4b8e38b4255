import { describe, expect, it } from 'vitest'
import type { VideoRequest } from '../../kinds/video.ts'
import { formOf, startAlibabaServer } from '../../testing/alibaba-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoWish } from '../../testing/video-bench.ts'
import { sampleInput } from '../../testing/video-sample.ts'
import { createVideos } from './alibaba.video.ts'
import { signatureOf } from './alibaba-signature.ts'

const clip = sampleInput('clip')
const anime: Partial<VideoRequest> & { model: string } = {
  model: 'GenerateHumanAnimeStyleVideo',
  task: 'anime',
  prompt: '',
  inputs: [clip],
  params: { style: 'anime' },
}

describeVideoEngine('alibaba', {
  start: startAlibabaServer,
  open: ({ baseUrl, apiKey }) => createVideos({ baseUrl, apiKey: 'LTAI-test', secretKey: apiKey }),
  wish: anime,
  sent(request) {
    const { Signature: _, SignatureNonce: __, Timestamp: ___, ...form } = formOf(request)
    return form
  },
})

const open = () =>
  createVideos({ baseUrl: 'https://videoenhan.example/', apiKey: 'LTAI-id', secretKey: 'hidden' })

const sent = async (more: Partial<VideoRequest>) => {
  const body = '{"RequestId":"A-1"}'
  const io = Object.assign(createReplyingIo({ body }), { progress() {} })
  const answer = await open().submit(videoWish({ ...anime, ...more }), io)
  const [request] = io.sent
  const bytes = Buffer.from(request?.body ?? '')
  return { ...answer, url: request?.url, headers: request?.headers, form: formOf({ bytes }) }
}

describe('a wish, as it is sent', () => {
  it('is a form that is signed, and becomes the job of its request', async () => {
    const { url, headers, form, ticket } = await sent({ params: { style: 'artstyle' } })
    expect(url).toBe('https://videoenhan.example/')
    expect(headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' })
    expect(form).toEqual({
      Action: 'GenerateHumanAnimeStyleVideo',
      Version: '2020-03-20',
      Format: 'JSON',
      VideoUrl: 'https://atelier.example/files/clip-0.mp4',
      CartoonStyle: 'artstyle',
      AccessKeyId: 'LTAI-id',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      SignatureNonce: expect.stringMatching(/^[\w-]{36}$/),
      Timestamp: '2026-01-01T00:00:00Z',
      Signature: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
    })
    expect(JSON.stringify(form)).not.toContain('hidden')
    expect(ticket).toEqual({ id: 'A-1' })
  })

  it('writes no Chinese characters into the address of the clip', async () => {
    const url = 'https://atelier.example/files/人.mp4'
    const { form } = await sent({ inputs: [{ ...clip, url }] })
    expect(form.VideoUrl).toBe('https://atelier.example/files/%E4%BA%BA.mp4')
  })

  it('is not sent with a clip that cannot be fetched from outside', async () => {
    const { url: _, ...unreachable } = clip
    await expect(sent({ inputs: [unreachable] })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('must be reachable from outside'),
    })
    await expect(sent({ inputs: [] })).rejects.toMatchObject({ kind: 'invalid' })
  })
})

it('the signature is that of the example in the documentation of signature version 1.0', () => {
  const params = {
    Timestamp: '2016-02-23T12:46:24Z',
    Format: 'XML',
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    Version: '2014-05-26',
    SignatureVersion: '1.0',
  }
  expect(signatureOf('GET', params, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
})

describe('a job that failed', () => {
  it.each([
    ['PROCESS_FAILED', 'InvalidParameter', 'invalid'],
    ['process_failed', 'InvalidFile.ContentIllegal', 'refused'],
    ['TIMEOUT_FAILED', '', 'unavailable'],
    ['LIMIT_RETRY_FAILED', '', 'unavailable'],
  ])('%s, %s is %s', async (Status, ErrorCode, kind) => {
    const body = JSON.stringify({ Data: { Status, ErrorCode, ErrorMessage: 'No.' } })
    const standing = await open().check({ id: 'A-1' }, createReplyingIo({ body }))
    expect(standing).toEqual({ state: 'failed', kind, message: 'No.' })
  })

  it('has no clip in a result that cannot be read', async () => {
    const body = JSON.stringify({ Data: { Status: 'PROCESS_SUCCESS', Result: 'not JSON' } })
    const standing = await open().check({ id: 'A-1' }, createReplyingIo({ body }))
    expect(standing).toMatchObject({ state: 'failed', kind: 'unavailable' })
  })
})
