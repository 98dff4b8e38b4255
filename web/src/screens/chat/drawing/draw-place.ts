import type { QueryClient } from '@tanstack/react-query'
import type { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
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
  texts: PictureTexts & { notSent: string; drawNone: string; notDrawn: string }
  groupId: number
  page: string
  /** One is on its way. */
  isBusy: boolean
  setPending: (pending: PendingDrawing | null) => void
}

type PictureTexts = {
  drawBlindKept: (p: { model: string }) => string
  drawTooMany: (p: { model: string; max: number }) => string
}

/** Why a model cannot take the pictures of a message, and what to do. */
export const picturesText = (
  { model, max }: { model: string; max: number },
  t: PictureTexts,
): string => (max === 0 ? t.drawBlindKept({ model }) : t.drawTooMany({ model, max: max }))
