import { defineStored } from './define-stored.ts'

/** When the newest notice of the site was written, the newest that somebody has seen here, and the newest put off as a bar; ISO, empty for none. */
export const noticeTimes = defineStored('notices', {
  default: { newest: '', seen: '', putOff: '' },
  expiresAfterS: null,
})

type NoticeTimes = { newest: string; seen: string; putOff: string }

/** Whether there is a notice that nobody has seen here. */
export const isUnread = ({ newest, seen }: Pick<NoticeTimes, 'newest' | 'seen'>): boolean =>
  newest > seen

/** Whether a notice that was written then is still to be shown as a bar. */
export const isDue = (updatedAt: string, { seen, putOff }: NoticeTimes): boolean =>
  updatedAt > seen && updatedAt > putOff

/** Somebody closed the bar of a notice that was written then; it stays unread. */
export const putOff = (updatedAt: string): void =>
  noticeTimes.update((times) => ({ ...times, putOff: updatedAt }))

/** Keeps when the newest notice was written; empty when there is none. */
export function keepNewest(newest: string): void {
  const known = noticeTimes.get()
  if (known.newest !== newest) noticeTimes.set({ ...known, newest })
}

/** The newest notice is before somebody's eyes. One that is older than what they have seen changes nothing. */
export function markSeen(newest: string): void {
  keepNewest(newest)
  const times = noticeTimes.get()
  if (isUnread(times)) noticeTimes.set({ ...times, seen: newest })
}
