import { describe, expect, it } from 'vitest'
import { connectionApis } from './connection-apis.ts'
import { type GivenConnection, readConnection, withoutPassword } from './connection-input.ts'

const apis = connectionApis({ allowPrivate: true })
const given: GivenConnection = {
  api: 'deepseek',
  apiKey: 'sk-1',
  reverseProxy: '',
  timeoutMs: 60_000,
  socksProxy: '',
  httpsProxy: '',
}
const read = (change: Partial<GivenConnection>, known?: Parameters<typeof readConnection>[1]) =>
  readConnection({ ...given, ...change }, known, apis)

function good(change: Partial<GivenConnection>, known?: Parameters<typeof readConnection>[1]) {
  const found = read(change, known)
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  return found
}

const faultsOf = (
  change: Partial<GivenConnection>,
  known?: Parameters<typeof readConnection>[1],
) => {
  const found = read(change, known)
  return 'faults' in found ? found.faults.map(({ field, reason }) => `${field} ${reason}`) : []
}

describe('the APIs to choose from', () => {
  it('are the vendors and whatever speaks the common dialect', () => {
    const all = connectionApis({ allowPrivate: false })
    const ids = all.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['openai', 'deepseek', 'anthropic', 'gemini', 'other']),
    )
    // It may stand anywhere: beside us it is asked only where private addresses are allowed.
    expect(all.find(({ id }) => id === 'vllm')).toMatchObject({ baseUrl: '', needsKey: false })
    expect(ids, 'to chat with').not.toContain('stability')
    expect(apis.find(({ id }) => id === 'vllm')?.baseUrl).toBe('http://127.0.0.1:8000/v1')
  })
})

describe('an address', () => {
  it.each([
    ['', 'deepseek', 'https://api.deepseek.com/v1'],
    ['relay.example.com', 'deepseek', 'https://relay.example.com/v1'],
    ['https://relay.example.com/', 'other', 'https://relay.example.com/v1'],
    ['https://relay.example.com/api/v3/', 'other', 'https://relay.example.com/api/v3'],
    ['https://relay.example.com', 'anthropic', 'https://relay.example.com'],
    ['http://relay.example.com:8080/v1', 'other', 'http://relay.example.com:8080/v1'],
  ])('%s of %s leads to %s', (reverseProxy, api, baseUrl) => {
    expect(good({ reverseProxy, api }).baseUrl).toBe(baseUrl)
  })

  it.each([
    'ftp://x.example.com',
    'https://',
    'two words',
    'https://u:p@x.example.com',
    'https://x.example.com/?key=1',
    'javascript:alert(1)',
  ])('%s is none', (reverseProxy) => {
    expect(faultsOf({ reverseProxy })).toEqual(['reverseProxy not_an_address'])
  })

  it('has to be given where the API has none', () => {
    expect(faultsOf({ api: 'other' })).toEqual(['reverseProxy address_wanted'])
  })
})

describe('a proxy', () => {
  it.each([
    ['socksProxy', '203.0.113.7:1080', 'socks5://203.0.113.7:1080'],
    [
      'socksProxy',
      'socks5h://ann:secret@p.example.com:1080',
      'socks5://ann:secret@p.example.com:1080',
    ],
    ['socksProxy', 'socks://p.example.com/', 'socks5://p.example.com'],
    ['httpsProxy', 'p.example.com:8080', 'http://p.example.com:8080'],
    ['httpsProxy', 'https://ann:secret@p.example.com/', 'https://ann:secret@p.example.com'],
  ] as const)('%s %s is understood', (field, typed, meant) => {
    expect(good({ [field]: typed }).settings[field]).toBe(meant)
  })

  it.each([
    ['socksProxy', 'http://p.example.com'],
    ['socksProxy', 'socks5://'],
    ['httpsProxy', 'socks5://p.example.com:1080'],
    ['httpsProxy', 'p.example.com:99999'],
    ['httpsProxy', 'http://p.example.com/path'],
  ] as const)('%s %s is none', (field, typed) => {
    expect(faultsOf({ [field]: typed })).toEqual([`${field} not_a_proxy`])
  })

  it('is one of both kinds', () => {
    expect(faultsOf({ socksProxy: 'a.example.com:1', httpsProxy: 'b.example.com:1' })).toEqual([
      'httpsProxy two_proxies',
    ])
  })

  it('keeps its password when it comes back as it was shown', () => {
    const before = good({ httpsProxy: 'http://ann:secret@p.example.com:8080' })
    const known = { ...before, api: 'deepseek' }
    const shown = withoutPassword(before.settings.httpsProxy)
    expect(shown).toBe('http://ann@p.example.com:8080')
    expect(good({ httpsProxy: shown }, known).settings.httpsProxy).toBe(before.settings.httpsProxy)
    expect(good({ httpsProxy: 'http://ann@q.example.com:8080' }, known).settings.httpsProxy).toBe(
      'http://ann@q.example.com:8080',
    )
  })
})

describe('a key', () => {
  const kept = (change: Partial<GivenConnection>) => {
    const { api, baseUrl, settings } = good(change)
    return { api: api.id, baseUrl, settings }
  }
  const again: Partial<GivenConnection> = { apiKey: undefined }

  it('is wanted by a vendor, not by a server of one’s own', () => {
    expect(faultsOf({ apiKey: '' })).toEqual(['apiKey key_wanted'])
    expect(faultsOf({ apiKey: undefined })).toEqual(['apiKey key_wanted'])
    expect(faultsOf({ apiKey: '', api: 'other', reverseProxy: 'https://x.example.com' })).toEqual(
      [],
    )
  })

  it('that is kept stays with its address, whatever else changes', () => {
    const known = kept({})
    expect(
      good({ ...again, timeoutMs: 5000, socksProxy: 'p.example.com:1' }, known).settings.apiKey,
    ).toBe('sk-1')
    expect(good({ apiKey: 'sk-2' }, known).settings.apiKey).toBe('sk-2')
  })

  it('that is kept does not go to another address or another API', () => {
    const known = kept({})
    expect(faultsOf({ ...again, reverseProxy: 'https://other.example.com' }, known)).toEqual([
      'apiKey key_again',
    ])
    expect(faultsOf({ ...again, api: 'openai' }, known)).toEqual(['apiKey key_again'])
    expect(good({ ...again, api: 'ollama' }, known).settings.apiKey).toBe('')
  })

  it('that is kept does not go through another proxy without encryption', () => {
    const plain = { reverseProxy: 'http://relay.example.com/v1', httpsProxy: 'p.example.com:1' }
    const known = kept(plain)
    expect(good({ ...again, ...plain }, known).settings.apiKey).toBe('sk-1')
    expect(faultsOf({ ...again, ...plain, httpsProxy: 'q.example.com:1' }, known)).toEqual([
      'apiKey key_again',
    ])
  })
})
