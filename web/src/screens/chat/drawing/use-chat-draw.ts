// Everything that is drawn in a conversation. What it takes comes late, with the switch that turns drawing on or the first work.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { fetchLate } from '../../../lib/fetch-late.ts'
import type { LogItem } from '../compose-log.ts'
import type { DrawPlace, PendingDrawing } from './draw-place.ts'
import type { DrawRequest } from './draw-request.ts'

const desk = () => fetchLate(() => import('./draw-in-chat.ts'))

export function useChatDraw({ groupId, page }: { groupId: number; page: string }) {
  const client = useQueryClient()
  const open = useOpenGroup()
  const texts = useTexts('chat')
  const [pending, setPending] = useState<PendingDrawing | null>(null)
  const isHere = pending?.groupId === groupId && (groupId > 0 || pending.page === page)

  // What began on an empty page is in its conversation by now.
  useEffect(() => {
    if (groupId > 0) setPending((now) => (now?.groupId === 0 ? null : now))
  }, [groupId])

  const place: DrawPlace = {
    client,
    open,
    texts,
    groupId,
    page,
    isBusy: isHere,
    setPending,
  }
  return {
    /** Draws what the composer holds. */
    send: async (): Promise<void> => (await desk()).sendDrawing(place),
    /** Draws on from a work of the conversation. */
    draw: async (request: DrawRequest): Promise<void> => (await desk()).drawOn(request, place),
    items: isHere && pending ? pending.items : noItems,
  }
}

const noItems: readonly LogItem[] = []
