// What the tabs of one browser tell each other: which of them are open, and what one of them has changed.

type Word =
  | { type: 'hello' | 'here'; tab: string; page: string }
  | { type: 'deleted'; groupIds: readonly number[] }

const key = 'tab'
/** So long the other tabs are waited for, in milliseconds; one that the browser has frozen does not answer. */
const patienceMs = 400

const randomName = () => Math.random().toString(36).slice(2)
/** This document; a tab has another one after each load. */
const page = randomName()
let own: string | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<(word: Word) => void>()

/** A name for this tab, which it keeps when it is loaded anew. */
export function tabName(): string {
  own ??= read() ?? rename()
  return own
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function rename(): string {
  own = randomName()
  try {
    sessionStorage.setItem(key, own)
  } catch {
    // Without a storage the name lives as long as the page.
  }
  return own
}

/** Listens to the other tabs, and answers those that ask who is there. */
function connect(): BroadcastChannel {
  if (channel) return channel
  const made = new BroadcastChannel('tabs')
  made.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.type === 'hello') made.postMessage({ type: 'here', tab: tabName(), page })
    for (const listener of listeners) listener(data)
  }
  channel = made
  return made
}

function listen(listener: (word: Word) => void): () => void {
  connect()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The names of the other tabs that are open. A tab that was doubled has the name of the first one, and takes another. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const leave = listen((word) => {
    if (word.type !== 'here' || word.page === page) return
    if (word.tab === tabName()) rename()
    found.add(word.tab)
  })
  connect().postMessage({ type: 'hello', tab: tabName(), page } satisfies Word)
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  leave()
  return found
}

export const sendDeleted = (groupIds: readonly number[]): void =>
  connect().postMessage({ type: 'deleted', groupIds } satisfies Word)

/** Told of the conversations that another tab has deleted; returns what ends that. */
export const onDeletedElsewhere = (listener: (groupIds: readonly number[]) => void) =>
  listen((word) => {
    if (word.type === 'deleted') listener(word.groupIds)
  })
