import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markGuestRegistered, token } from '../lib/storage/identity.ts'
import { fakeCookies } from '../testing/fake-cookies.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { call } from './call.ts'
import { currentUserQuery } from './current-user.ts'
import { guestAuthorization } from './guest.ts'
import { configureTransport } from './transport.ts'

const info = { userInfo: { id: 7, kind: 'guest' }, userBalance: { balance: 50 } }
const success = (data: unknown) => Response.json({ code: 200, success: true, data })
const fetched = vi.fn<typeof fetch>()
const asked = () => fetched.mock.calls.map(([url]) => String(url).replace(/\?.*/, ''))
const ask = () => currentUserQuery.queryFn({ signal: new AbortController().signal })

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', fakeCookies().document)
  vi.stubGlobal('location', { protocol: 'https:' })
  fetched.mockReset().mockImplementation(async () => success(info))
  vi.stubGlobal('fetch', fetched)
  configureTransport({
    authorization: () => (token.get() ? `Bearer ${token.get()}` : guestAuthorization()),
    language: () => 'en-US',
    wording: (kind) => kind,
    onFailure: () => undefined,
    shapes: () => ({ replies: {}, events: {} }),
    onOdd: () => undefined,
  })
})

describe('who calls', () => {
  it('is told with the registration of a new guest, whoever asks for that first', async () => {
    const [, , known] = await Promise.all([call('groups.list', {}), ask(), ask()])
    expect(known).toMatchObject(info)
    expect(asked().toSorted()).toEqual(['/api/group/query', '/api/user/createGuest'])
  })

  it('is asked for by a guest who is registered, and by a member', async () => {
    markGuestRegistered()
    expect(await ask()).toEqual(info)
    vi.stubGlobal('document', fakeCookies().document)
    token.set('secret')
    expect(await ask()).toEqual(info)
    expect(asked()).toEqual(['/api/auth/getInfo', '/api/auth/getInfo'])
  })

  it('is asked for where the registration fails, which is tried again later', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }))
    expect(await ask()).toEqual(info)
    const again = ['/api/auth/getInfo', '/api/user/createGuest']
    expect(asked().toSorted()).toEqual([...again, '/api/user/createGuest'])
  })
})
