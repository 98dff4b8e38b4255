// Only one tab plays at a time: whoever starts tells the others, and they pause.
import type { StoreApi } from 'zustand/vanilla'
import type { PlayerState } from './player-state.ts'

/** What of a BroadcastChannel is used. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage'> & {
  onmessage: ((event: MessageEvent) => void) | null
}

/** When a tab started, and which it was: of two that start at once the greater one plays on. */
type Start = { startedAt: number; tab: string }

type Parts = { channel: TabChannel; tab: string; now: () => number }

export function keepToOneTab(player: StoreApi<PlayerState>, { channel, tab, now }: Parts): void {
  let own: Start = { startedAt: 0, tab }
  player.subscribe((after, before) => {
    if (before.state !== 'paused' || after.state === 'paused') return
    own = { startedAt: now(), tab }
    channel.postMessage(own)
  })
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isStart(data) || player.getState().state === 'paused') return
    if (isLater(data, own)) player.getState().pause()
    // Its word crossed ours, or it had not heard it.
    else channel.postMessage(own)
  }
}

const isLater = (a: Start, b: Start): boolean =>
  a.startedAt === b.startedAt ? a.tab > b.tab : a.startedAt > b.startedAt

function isStart(data: unknown): data is Start {
  if (data === null || typeof data !== 'object') return false
  const { startedAt, tab } = data as Partial<Start>
  return typeof startedAt === 'number' && typeof tab === 'string'
}
