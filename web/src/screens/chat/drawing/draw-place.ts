import type { QueryClient } from '@tanstack/react-query'
import type { useOpenGroup } from '../../../features/groups/group-link.ts'
import type { LogItem } from '../compose-log.ts'

/** A drawing that the server has not taken yet. */
export type PendingDrawing = {
  /** The page that asked for it, and the conversation; 0 as long as there is none. */
  page: string
  groupId: number
  items: readonly LogItem[]
}

/** Where something is to be drawn. */
export type DrawPlace = {
  client: QueryClient
  open: ReturnType<typeof useOpenGroup>
  texts: { notSent: string; drawNone: string; notDrawn: string }
  groupId: number
  page: string
  /** One is on its way. */
  isBusy: boolean
  setPending: (pending: PendingDrawing | null) => void
}
