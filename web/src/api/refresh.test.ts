import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { callOptions } from './call-options.ts'
import { refreshIn, whenRefreshed } from './refresh.ts'
import { configureTransport } from './transport.ts'

/** How often each address was asked, and what holds the answers to lists back. */
const asked = new Map<string, number>()
let held: Promise<unknown>
let queries: QueryClient

const success = (data: unknown) => Response.json({ code: 200, success: true, data })
const refusal = () => Response.json({ code: 404, message: 'gone' }, { status: 404 })

beforeEach(() => {
  asked.clear()
  held = Promise.resolve()
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (address) => {
      const path = String(address)
      asked.set(path, (asked.get(path) ?? 0) + 1)
      if (path === '/api/staff/dismiss') return refusal()
      if (path === '/api/staff/list') await held
      return success({ rows: [] })
    }),
  )
  configureTransport({
    authorization: () => undefined,
    language: () => 'en-US',
    wording: (kind) => kind,
    onFailure: () => undefined,
    shapes: () => ({ replies: {}, events: {} }),
    onOdd: () => undefined,
  })
  refreshIn(queries)
})

/** A list that is on the screen. */
async function showStaff() {
  const shown = new QueryObserver(queries, callOptions('staff.list', {}))
  const close = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true))
  return { shown, close }
}

const appoint = () => call('staff.appoint', { username: 'ann', role: 'operator' })

describe('what a call has changed', () => {
  it('is asked for again by itself, and the caller does not wait for it', async () => {
    const { shown, close } = await showStaff()
    let come: (value?: unknown) => void = () => undefined
    held = new Promise((go) => {
      come = go
    })
    await appoint()
    expect(shown.getCurrentResult().isFetching).toBe(true)
    come()
    await whenRefreshed()
    expect(shown.getCurrentResult().isFetching).toBe(false)
    expect(asked.get('/api/staff/list')).toBe(2)
    close()
  })

  it('is asked for with the next look at it where nobody looks', async () => {
    const { close } = await showStaff()
    close()
    await appoint()
    await whenRefreshed()
    expect(asked.get('/api/staff/list')).toBe(1)
    const state = queries.getQueryState(callOptions('staff.list', {}).queryKey)
    expect(state?.isInvalidated).toBe(true)
  })

  it('stays as it is where the call failed, unless somebody wants to see what there is', async () => {
    const { close } = await showStaff()
    const failure = await call('staff.dismiss', { accountId: 7 }).catch((error) => error)
    await whenRefreshed()
    expect(asked.get('/api/staff/list')).toBe(1)
    await whenRefreshed(undefined, failure)
    expect(asked.get('/api/staff/list')).toBe(2)
    close()
  })

  it('leaves alone what the contract does not name', async () => {
    const { close } = await showStaff()
    await call('groups.deleteAll', {})
    await whenRefreshed()
    expect(asked.get('/api/staff/list')).toBe(1)
    close()
  })
})
