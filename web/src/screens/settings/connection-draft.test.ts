import { describe, expect, it } from 'vitest'
import {
  type ConnectionState,
  draftOf,
  keepDraft,
  type OwnConnection,
  openDraft,
  toInput,
} from './connection-draft.ts'

const apis = [
  { id: 'openai', label: 'OpenAI', needsKey: true, defaultBaseUrl: 'https://api.openai.com/v1' },
]
const connection: OwnConnection = {
  api: 'openai',
  label: 'OpenAI',
  reverseProxy: 'https://relay.example.com/v1',
  timeoutMs: 45_000,
  socksProxy: 'socks5://ann@p.example.com:1080',
  httpsProxy: '',
  hasKey: true,
  hasProxyPassword: true,
  models: 3,
}
const fresh: ConnectionState = { connection: null, apis }
const kept: ConnectionState = { connection, apis }

describe('what is typed as a connection', () => {
  it('begins with what is kept, or with the first API', () => {
    expect(draftOf(fresh)).toMatchObject({ api: 'openai', seconds: '300', apiKey: '' })
    expect(draftOf(kept)).toMatchObject({
      reverseProxy: 'https://relay.example.com/v1',
      seconds: '45',
      apiKey: '',
    })
  })

  it('stays as it was typed until it is saved, for whoever typed it', () => {
    keepDraft(7, { ...draftOf(fresh), apiKey: 'half a ke' })
    expect(openDraft(7, kept).apiKey).toBe('half a ke')
    expect(openDraft(8, kept).apiKey).toBe('')
    keepDraft(7, null)
    expect(openDraft(7, kept).apiKey).toBe('')
  })

  it('is sent in milliseconds, without a key when none was typed', () => {
    expect(toInput(draftOf(kept))).toEqual({
      api: 'openai',
      reverseProxy: 'https://relay.example.com/v1',
      timeoutMs: 45_000,
      socksProxy: 'socks5://ann@p.example.com:1080',
      httpsProxy: '',
    })
    expect(toInput({ ...draftOf(kept), apiKey: ' sk-1 ' })).toMatchObject({ apiKey: 'sk-1' })
  })

  it.each(['', '0', '2401', '1.5', 'soon', '-3'])(
    'is not sent with a time-out of %j',
    (seconds) => {
      expect(toInput({ ...draftOf(kept), seconds })).toBeUndefined()
    },
  )

  it.each(['1', '2400', ' 60 '])('is sent with a time-out of %j', (seconds) => {
    expect(toInput({ ...draftOf(kept), seconds })).toBeDefined()
  })
})
