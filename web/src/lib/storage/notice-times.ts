import { defineStored } from './define-stored.ts'

/** When the newest notice of the site was written, and the newest that somebody has seen here; ISO, empty for none. */
export const noticeTimes = defineStored('notices', {
  default: { newest: '', seen: '' },
  expiresAfterS: null,
})

type NoticeTimes = { newest: string; seen: string }

/** Whether there is a notice that nobody has seen here. */
export const isUnread = ({ newest, seen }: NoticeTimes): boolean => newest > seen

/** Keeps when the newest notice was written; empty when there is none. */
export function keepNewest(newest: string): void {
  const known = noticeTimes.get()
  if (known.newest !== newest) noticeTimes.set({ ...known, newest })
}

/** The newest notice is before somebody's eyes. One that is older than what they have seen changes nothing. */
export function markSeen(newest: string): void {
  keepNewest(newest)
  if (isUnread(noticeTimes.get())) noticeTimes.set({ newest, seen: newest })
}
