import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineStored } from '../../../lib/storage/define-stored.ts'
import { fakeStorage } from '../../../testing/fake-storage.ts'
import type { VersionFile } from './version-file.ts'
import { VersionWatch } from './version-watch.ts'

const fileOf = (version: string): VersionFile => ({
  version,
  date: '2026-11-21',
  content1: 'One',
  content2: 'Two',
  versionnew: version,
  versionold: '0.1.0',
  contents: {},
})

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

function watching(version = '0.1.0') {
  const seen = defineStored('version', { default: '' })
  const read = vi.fn(async () => fileOf(version))
  const note = vi.fn()
  const reload = vi.fn()
  return { watch: new VersionWatch({ read, seen, note, reload }), seen, read, note, reload }
}

describe('the version of the server', () => {
  it('is stored at the first visit, and nothing is offered', async () => {
    const { watch, seen } = watching()
    await watch.check()
    expect(seen.get()).toBe('0.1.0')
    expect(watch.offer()).toBeNull()
  })

  it('that is still the same offers nothing', async () => {
    const { watch, seen } = watching()
    seen.set('0.1.0')
    await watch.check()
    expect(watch.offer()).toBeNull()
  })

  it('that differs is offered once, until the offer is closed', async () => {
    const { watch, seen, read } = watching('0.2.0')
    seen.set('0.1.0')
    const listener = vi.fn()
    watch.subscribe(listener)
    await watch.check()
    expect(watch.offer()).toMatchObject({ from: '0.1.0', file: { version: '0.2.0' } })
    read.mockResolvedValue(fileOf('0.3.0'))
    await watch.check()
    expect(watch.offer()).toMatchObject({ file: { version: '0.2.0' } })
    expect(listener).toHaveBeenCalledTimes(1)

    watch.dismiss()
    expect(watch.offer()).toBeNull()
    expect(seen.get()).toBe('0.1.0')
    await watch.check()
    expect(watch.offer()).toMatchObject({ file: { version: '0.3.0' } })
  })

  it('that is accepted is stored, and the page loaded anew', async () => {
    const { watch, seen, reload } = watching('0.2.0')
    seen.set('0.1.0')
    watch.accept()
    expect(reload).not.toHaveBeenCalled()
    await watch.check()
    watch.accept()
    expect(seen.get()).toBe('0.2.0')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that cannot be had is noted and nothing else', async () => {
    const { watch, seen, read, note } = watching()
    const reason = new Error('away')
    read.mockRejectedValue(reason)
    await watch.check()
    expect(note).toHaveBeenCalledWith(reason)
    expect(seen.get()).toBe('')
    expect(watch.offer()).toBeNull()
  })
})
