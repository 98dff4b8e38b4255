import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../testing/fake-storage.ts'
import { isDue, isUnread, keepNewest, markSeen, noticeTimes, putOff } from './notice-times.ts'

const monday = '2026-11-16T08:00:00.000Z'
const tuesday = '2026-11-17T08:00:00.000Z'
const hasNews = () => isUnread(noticeTimes.get())

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

describe('a notice', () => {
  it('is unread until it was seen, and a newer one is unread again', () => {
    expect(hasNews()).toBe(false)
    keepNewest(monday)
    expect(hasNews()).toBe(true)
    markSeen(monday)
    expect(hasNews()).toBe(false)
    keepNewest(tuesday)
    expect(hasNews()).toBe(true)
  })

  it('that is taken back leaves nothing unread, and the one before it stays seen', () => {
    markSeen(monday)
    keepNewest(tuesday)
    keepNewest(monday)
    expect(hasNews()).toBe(false)
    markSeen(tuesday)
    markSeen(monday)
    expect(noticeTimes.get()).toMatchObject({ newest: monday, seen: tuesday })
    keepNewest('')
    expect(hasNews()).toBe(false)
  })

  it('is due as a bar until it was seen or put off, and stays unread when it was put off', () => {
    keepNewest(monday)
    expect(isDue(monday, noticeTimes.get())).toBe(true)
    putOff(monday)
    expect(isDue(monday, noticeTimes.get())).toBe(false)
    expect(hasNews()).toBe(true)
    keepNewest(tuesday)
    expect(isDue(tuesday, noticeTimes.get())).toBe(true)
    markSeen(tuesday)
    expect(isDue(tuesday, noticeTimes.get())).toBe(false)
  })

  it('that was seen is never forgotten', () => {
    markSeen(monday)
    expect(JSON.parse(localStorage.getItem('notices') ?? '').expire).toBeNull()
  })
})
