// Who on this server follows whose works: hears what all servers tell, and hands it to those whom it concerns.
import type { Notifications } from '../../../../platform/db/notifications.ts'
import { channels, readNews, type WorkNews } from './work-signals.ts'

export type Follower = {
  hear(news: WorkNews): void
  /** Something may have been told that nobody here heard. */
  missed(): void
  /** Nothing more will come: the server ends. */
  leave(): void
}

export type WorkHub = {
  /** Hands everything about an owner's works to a follower until the returned function is called. */
  follow(ownerId: number, follower: Follower): () => void
  /** Sends all away, and takes nobody any more. */
  close(): void
  readonly isClosed: boolean
}

export function createWorkHub(notifications: Notifications): WorkHub {
  const followers = new Map<number, Set<Follower>>()
  const all = () => [...followers.values()].flatMap((each) => [...each])
  const unlisten = notifications.listen(channels.told, (payload) => {
    const news = readNews(payload)
    if (!news) return
    for (const follower of [...(followers.get(news.ownerId) ?? [])])
      if (news.kind === 'over') follower.leave()
      else follower.hear(news)
  })
  const unrestored = notifications.onRestored(() => {
    for (const follower of all()) follower.missed()
  })
  let closed = false
  return {
    get isClosed() {
      return closed
    },
    follow(ownerId, follower) {
      const group = followers.get(ownerId) ?? new Set()
      followers.set(ownerId, group.add(follower))
      return () => {
        group.delete(follower)
        if (group.size === 0 && followers.get(ownerId) === group) followers.delete(ownerId)
      }
    },
    close() {
      closed = true
      unlisten()
      unrestored()
      for (const follower of all()) follower.leave()
    },
  }
}
