// Everything that is drawn in a conversation: what the composer holds, and what goes on from a drawing.
import type { MessagePart } from '@atelier/contract/message-parts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { composing, keepPrompt } from '../../../features/composer/composing.ts'
import { chatPlace, freshPage, useOpenGroup } from '../../../features/groups/group-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { forgetRefused, keepForCredit } from '../../../lib/after-credit.ts'
import { fetchLate } from '../../../lib/fetch-late.ts'
import { isOutOfCredit } from '../../../lib/refused-work.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { promptParts, reasonOf, uploadIds } from '../composed-message.ts'
import { setDrawMode } from './draw-mode.ts'
import { type DrawWish, NoDrawModel } from './draw-wish.ts'
import { isPendingAt, type PendingDrawing, pendingItems } from './pending-drawing.ts'

const asking = () => fetchLate(() => import('./ask-drawing.ts'))

/** The page on which a conversation began, so that it stays the same view when it gets its number. */
const origins = new Map<number, string>()
export const drawingOriginOf = (groupId: number): string | undefined => origins.get(groupId)

export function useChatDraw({ groupId, page }: { groupId: number; page: string }) {
  const client = useQueryClient()
  const open = useOpenGroup()
  const t = useTexts('chat')
  const [pending, setPending] = useState<PendingDrawing | null>(null)
  const isPending = pending !== null && isPendingAt(pending, { page, groupId })

  // What began on an empty page is in its conversation by now.
  useEffect(() => {
    if (groupId > 0) setPending((now) => (now?.groupId === 0 ? null : now))
  }, [groupId])

  const ask = async (
    parts: readonly MessagePart[],
    wished: DrawWish | { text: string; uploads: readonly string[] },
    { shownInPlace }: { shownInPlace: boolean },
  ): Promise<void> => {
    setPending({ page, groupId, parts, askedAt: Date.now() })
    try {
      const { askDrawing, wishOfMessage } = await asking()
      const wish = 'task' in wished ? wished : await wishOfMessage(wished, client)
      const drawnIn = await askDrawing(wish, groupId, { client, shownInPlace })
      forgetRefused()
      if (groupId > 0) return setPending(null)
      origins.set(drawnIn, page)
      setDrawMode(0, false)
      setDrawMode(drawnIn, true)
      composing.move(0, drawnIn)
      const isStillHere = chatStorage.get().active === 0 && freshPage() === page
      if (isStillHere) open(drawnIn, { replace: true })
      else setPending(null)
    } catch (failure) {
      setPending(null)
      throw failure
    }
  }

  const keepIfShort = (failure: unknown, again: () => void) => {
    if (isOutOfCredit(failure)) keepForCredit({ what: 'work', place: chatPlace(groupId), again })
  }

  /** Draws what the composer holds; gives it back there when the server does not take it. */
  const send = async (): Promise<void> => {
    const held = composing.at(groupId)
    if (isPending || (held.text.trim() === '' && held.pictures.length === 0)) return
    const taken = composing.take(groupId)
    keepPrompt(taken.text)
    try {
      const message = { text: taken.text, uploads: uploadIds(taken) }
      await ask(promptParts(taken), message, { shownInPlace: true })
      composing.release(taken)
    } catch (failure) {
      const lead = failure instanceof NoDrawModel ? `${t.notSent} ${t.drawNone}` : t.notSent
      composing.giveBack(groupId, taken, reasonOf(failure, lead))
      keepIfShort(failure, () => {
        // What has been reworded meanwhile is sent by its writer.
        if (composing.at(groupId).text === taken.text) void send()
      })
    }
  }

  /** Draws on from a work of the conversation; a failure is said by whoever says them. */
  const draw = async (wish: DrawWish): Promise<void> => {
    if (isPending) return
    try {
      await ask([{ type: 'text', text: wish.prompt }], wish, { shownInPlace: false })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) toast(t.notDrawn, { kind: 'failure' })
      keepIfShort(failure, () => void draw(wish))
    }
  }

  const items = useMemo(
    () => (pending && isPendingAt(pending, { page, groupId }) ? pendingItems(pending) : []),
    [pending, page, groupId],
  )
  return { send, draw, items }
}
