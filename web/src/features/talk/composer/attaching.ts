// The files that go with what is being written, by conversation, outside React: they are sent and read while people go elsewhere.
import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import { useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'

export type AttachedFile = {
  key: string
  name: string
  state: 'uploading' | 'reading' | 'ready' | 'failed'
  /** 0 to 1; null where nobody knows. */
  progress: number | null
  document: KnownDocument | null
  /** Why it failed. */
  problem: string
}

export const maxFiles = 8

const none: readonly AttachedFile[] = []
const askEveryMs = 700

const places = new Map<number, readonly AttachedFile[]>()
const sending = new Map<string, AbortController>()
const listeners = new Set<() => void>()
let count = 0

const at = (place: number): readonly AttachedFile[] => places.get(place) ?? none

function set(place: number, files: readonly AttachedFile[]): void {
  if (files.length) places.set(place, files)
  else places.delete(place)
  for (const listener of listeners) listener()
}

/** Wherever the file is by now. */
function change(key: string, fields: Partial<AttachedFile>): void {
  for (const [place, files] of places)
    if (files.some((file) => file.key === key))
      set(
        place,
        files.map((file) => (file.key === key ? { ...file, ...fields } : file)),
      )
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

const send = (key: string, file: File): Promise<void> =>
  follow(key, (signal) =>
    upload('knowledge.add', file, {
      signal,
      shownInPlace: true,
      onProgress: (progress) => change(key, { progress }),
    }),
  )

/** Tells how far a document is until it is read, or could not be. */
async function follow(
  key: string,
  begin: (signal: AbortSignal) => Promise<KnownDocument>,
): Promise<void> {
  const abort = new AbortController()
  sending.set(key, abort)
  const { signal } = abort
  try {
    let document = await begin(signal)
    change(key, { state: 'reading', document, progress: null })
    while (document.state === 'reading') {
      await wait(askEveryMs, signal)
      signal.throwIfAborted()
      document = await call('knowledge.get', { id: document.id }, { signal, shownInPlace: true })
    }
    change(key, { state: document.state, document, problem: document.failure?.message ?? '' })
  } catch (failure) {
    if (signal.aborted) return
    change(key, { state: 'failed', problem: failure instanceof Error ? failure.message : '' })
  } finally {
    sending.delete(key)
  }
}

export const attaching = {
  at,
  /** Those beyond `maxFiles` are left out. Returns how many were. */
  add(place: number, files: readonly File[]): number {
    const room = Math.max(0, maxFiles - at(place).length)
    const added = files.slice(0, room).map((file) => {
      count += 1
      return { key: `file-${count}`, file }
    })
    set(place, [
      ...at(place),
      ...added.map(({ key, file }) => ({
        key,
        name: file.name,
        document: null,
        problem: '',
        state: 'uploading' as const,
        progress: null,
      })),
    ])
    for (const { key, file } of added) void send(key, file)
    return files.length - added.length
  },
  /** Own files that are there already; those beyond `maxFiles`, or with the message already, are left out. */
  addKnown(place: number, documents: readonly KnownDocument[]): void {
    const there = at(place)
    const added = documents
      .filter(({ id }) => !there.some(({ document }) => document?.id === id))
      .slice(0, Math.max(0, maxFiles - there.length))
      .map((document) => {
        count += 1
        return { key: `file-${count}`, document }
      })
    set(place, [
      ...there,
      ...added.map(({ key, document }) => ({
        key,
        name: document.title,
        document,
        state: document.state,
        progress: null,
        problem: document.failure?.message ?? '',
      })),
    ])
    for (const { key, document } of added)
      if (document.state === 'reading') void follow(key, async () => document)
  },
  remove(place: number, key: string): void {
    sending.get(key)?.abort()
    set(
      place,
      at(place).filter((file) => file.key !== key),
    )
  },
  /** Takes them out of their place, to be sent. */
  take(place: number): readonly AttachedFile[] {
    const taken = at(place)
    set(place, none)
    return taken
  },
  /** Puts back what could not be sent. */
  giveBack(place: number, taken: readonly AttachedFile[]): void {
    set(place, [...taken, ...at(place)].slice(0, maxFiles))
  },
  /** The conversation now has a number. */
  move(from: number, to: number): void {
    const moved = attaching.take(from)
    if (moved.length) set(to, [...at(to), ...moved].slice(0, maxFiles))
  },
  /** Somebody signed out. */
  forgetAll(): void {
    for (const abort of sending.values()) abort.abort()
    for (const place of [...places.keys()]) set(place, none)
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAttached = (place: number): readonly AttachedFile[] =>
  useSyncExternalStore(subscribe, () => at(place))
