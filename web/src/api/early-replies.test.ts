import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarlyReply } from './early-replies.ts'

const address = '/api/group/query'
const asking = {
  authorization: 'Guest a',
  language: 'en-US',
  signal: new AbortController().signal,
}
const early = (reply: Promise<Response>, askedAtMs = performance.now()) =>
  vi.stubGlobal('earlyCalls', {
    authorization: 'Guest a',
    language: 'en-US',
    askedAtMs,
    replies: new Map([[address, reply]]),
  })

beforeEach(() => () => vi.unstubAllGlobals())

describe('a reply that the page asked for', () => {
  it('is taken once', async () => {
    const reply = new Response('{}')
    early(Promise.resolve(reply))
    expect(await takeEarlyReply(address, asking)).toBe(reply)
    expect(await takeEarlyReply(address, asking)).toBeUndefined()
    expect(await takeEarlyReply('/api/other', asking)).toBeUndefined()
  })

  it('is not for another caller or another language, and not for a later one either', async () => {
    for (const other of [{ authorization: 'Bearer b' }, { language: 'zh-CN' }]) {
      early(Promise.resolve(new Response('{}')))
      expect(await takeEarlyReply(address, { ...asking, ...other })).toBeUndefined()
      expect(await takeEarlyReply(address, asking)).toBeUndefined()
    }
  })

  it('is not taken for what is so once half a minute has gone by', async () => {
    early(Promise.resolve(new Response('{}')), performance.now() - 31_000)
    expect(await takeEarlyReply(address, asking)).toBeUndefined()
  })

  it('that did not come has to be asked for', async () => {
    early(Promise.reject(new TypeError('offline')))
    expect(await takeEarlyReply(address, asking)).toBeUndefined()
  })

  it('is waited for no longer than the caller does', async () => {
    early(new Promise(() => undefined))
    const leaving = new AbortController()
    const waiting = takeEarlyReply(address, { ...asking, signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })

  it('is none where no page asked', async () => {
    expect(await takeEarlyReply(address, asking)).toBeUndefined()
  })
})
