import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../../testing/fake-storage.ts'
import { roleInUse } from './role-in-use.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

describe('the role in use', () => {
  it('is none at first, and kept as it was put on', () => {
    expect(roleInUse.get()).toEqual({ id: 0, name: '' })
    roleInUse.set({ id: 101, name: 'Editor' })
    expect(roleInUse.get()).toEqual({ id: 101, name: 'Editor' })
    roleInUse.remove()
    expect(roleInUse.get().id).toBe(0)
  })

  it.each([null, 'x', 7, {}, { id: 'x', name: 'y' }, { id: 1 }])(
    'is none where %j is kept',
    (value) => {
      localStorage.setItem('roleInUse', JSON.stringify({ value, expire: null }))
      expect(roleInUse.get().id).toBe(0)
    },
  )
})
