import { describe, expect, it } from 'vitest'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import { formOf, startAlibabaServer } from '../../testing/alibaba-server.ts'
import { createReplyingIo } from '../../testing/replying-io.ts'
import { describeVideoEngine } from '../../testing/video.suite.ts'
import { videoRequest } from '../../testing/video-harness.ts'
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

/** The vendor's other hosts, as paths of the stand-in. */
const onLoopback = (engine: VideoEngine, origin: string): VideoEngine => ({
  ...engine,
  submit: (request, io) =>
    engine.submit(request, {
      ...io,
      request: (asked) => {
        const { hostname, pathname } = new URL(asked.url)
        const isTheirs = hostname.endsWith('.aliyuncs.com')
        return io.request(isTheirs ? { ...asked, url: `${origin}/${hostname}${pathname}` } : asked)
      },
    }),
})

describeVideoEngine('alibaba', {
  start: startAlibabaServer,
  open: ({ baseUrl, apiKey }) =>
    onLoopback(createVideos({ baseUrl, apiKey: 'LTAI-test', secretKey: apiKey }), baseUrl),
  request: anime,
  sent(request) {
    const {
      Signature: _,
      SignatureNonce: __,
      Timestamp: ___,
      VideoUrl: ____,
      ...form
    } = formOf(request)
    return form
  },
})

const open = () =>
  createVideos({ baseUrl: 'https://videoenhan.example/', apiKey: 'LTAI-id', secretKey: 'hidden' })

const permit = {
  AccessKeyId: 'LTAI-temporary',
  EncodedPolicy: 'policy',
  Signature: 'signature',
  Bucket: 'temp',
  Endpoint: 'oss-cn-shanghai.aliyuncs.com',
  ObjectKey: '1/clip.mp4',
}

const sent = async (more: Partial<VideoRequest>, ...before: object[]) => {
  const replies = [...before, { RequestId: 'A-1' }].map((body) => ({ body: JSON.stringify(body) }))
  const io = Object.assign(createReplyingIo(...replies), { progress() {} })
  const answer = await open()
    .submit(videoRequest({ ...anime, ...more }), io)
    .catch((failure: unknown) => failure)
  const forms = io.sent.map(({ body }) => formOf({ bytes: Buffer.from(body ?? '') }))
  return { answer, sent: io.sent, forms, form: forms.at(-1) }
}

const stored = { ...clip, url: 'https://mine.oss-cn-shanghai.aliyuncs.com/人.mp4' }

describe('a request, as it is sent', () => {
  it('is a form that is signed, and becomes the job of its request', async () => {
    const {
      answer,
      sent: requests,
      form,
    } = await sent({
      inputs: [stored],
      params: { style: 'artstyle' },
    })
    expect(requests.map(({ url }) => url)).toEqual(['https://videoenhan.example/'])
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(form).toEqual({
      Action: 'GenerateHumanAnimeStyleVideo',
      Version: '2020-03-20',
      Format: 'JSON',
      // It takes no Chinese characters in addresses.
      VideoUrl: 'https://mine.oss-cn-shanghai.aliyuncs.com/%E4%BA%BA.mp4',
      CartoonStyle: 'artstyle',
      AccessKeyId: 'LTAI-id',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
      SignatureNonce: expect.stringMatching(/^[\w-]{36}$/),
      Timestamp: '2026-01-01T00:00:00Z',
      Signature: expect.stringMatching(/^[A-Za-z0-9+/]{27}=$/),
    })
    expect(answer).toEqual({ ticket: { id: 'A-1' } })
  })

  it('puts the clip where the service can fetch it, when it is nowhere there', async () => {
    const { url: _, ...unreachable } = clip
    const { sent: requests, forms, form } = await sent({ inputs: [unreachable] }, permit, {})
    expect(requests.map(({ url }) => url)).toEqual([
      'https://openplatform.aliyuncs.com/',
      'https://temp.oss-cn-shanghai.aliyuncs.com/',
      'https://videoenhan.example/',
    ])
    expect(forms[0]).toMatchObject({ Action: 'AuthorizeFileUpload', Product: 'videoenhan' })
    expect(form?.VideoUrl).toBe('http://temp.oss-cn-shanghai.aliyuncs.com/1/clip.mp4')
    for (const { url, body } of requests) expect(`${url} ${body}`).not.toContain('hidden')
  })

  it('gives the clip to no other host that an answer names', async () => {
    const evil = { ...permit, Endpoint: 'evil.example' }
    const { answer, sent: requests } = await sent({}, evil)
    expect(answer).toMatchObject({ kind: 'invalid', untaken: true })
    expect(requests).toHaveLength(1)
  })

  it('is not sent without a clip', async () => {
    const { answer, sent: requests } = await sent({ inputs: [] })
    expect(answer).toMatchObject({ kind: 'invalid' })
    expect(requests).toEqual([])
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
    ['TIMEOUT_FAILED', '', 'broken'],
    ['LIMIT_RETRY_FAILED', '', 'broken'],
  ])('%s, %s is %s', async (Status, ErrorCode, kind) => {
    const body = JSON.stringify({ Data: { Status, ErrorCode, ErrorMessage: 'No.' } })
    const status = await open().check({ id: 'A-1' }, createReplyingIo({ body }))
    expect(status).toEqual({ state: 'failed', kind, message: 'No.' })
  })

  it('has no clip in a result that cannot be read', async () => {
    const body = JSON.stringify({ Data: { Status: 'PROCESS_SUCCESS', Result: 'not JSON' } })
    const status = await open().check({ id: 'A-1' }, createReplyingIo({ body }))
    expect(status).toMatchObject({ state: 'failed', kind: 'nothing' })
  })
})
