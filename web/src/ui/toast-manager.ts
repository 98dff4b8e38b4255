// Short notes at the edge of the screen, sayable from anywhere. toast-host.tsx shows them; what is said before it is there waits.

export type ToastKind = 'note' | 'success' | 'failure'

type ToastOptions = {
  kind?: ToastKind
  /** What one can still do about it, such as undo. */
  action?: { label: string; onPress: () => void }
  /** 5 s; 8 s with an action; 0 stays until it is closed. */
  durationMs?: number
  /** The same key replaces the note that is shown under it. */
  key?: string
  /** Told when it goes away by itself, is closed or acted upon. */
  onGone?: () => void
}

export type Note = ToastOptions & { key: string; text: string; kind: ToastKind; durationMs: number }

export type ToastShower = { show: (note: Note) => void }

let shower: ToastShower | undefined
const waiting: Note[] = []
const onWaiting = new Set<() => void>()

/** Says something. */
export function toast(text: string, options: ToastOptions = {}): void {
  const note: Note = {
    ...options,
    text,
    key: options.key ?? text,
    kind: options.kind ?? 'note',
    durationMs: options.durationMs ?? (options.action ? 8000 : 5000),
  }
  if (shower) shower.show(note)
  else {
    waiting.push(note)
    for (const listener of onWaiting) listener()
  }
}

/** Connects what shows notes, and hands over those that wait. Returns what disconnects it. */
export function connectToasts(connected: ToastShower): () => void {
  shower = connected
  for (const note of waiting.splice(0)) connected.show(note)
  return () => {
    if (shower === connected) shower = undefined
  }
}

/** Told when a note waits for somebody to show it, one that waits already included. */
export function onToastWaiting(listener: () => void): () => void {
  onWaiting.add(listener)
  if (waiting.length > 0) listener()
  return () => onWaiting.delete(listener)
}
