import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { composerField } from '../../features/talk/composer/composer-field.ts'
import { composing } from '../../features/talk/composer/composing.ts'
import { refetchLog } from '../../features/talk/groups/log-queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'
import type { ChatActions, ToolWord } from './chat-actions.ts'
import { setDrawMode } from './drawing/draw-mode.ts'
import { entryDeletes, removeEntry } from './entry-deletes.ts'
import type { useAsk } from './use-ask.ts'

type Options = {
  groupId: number
  isBusy: boolean
  models: readonly ChatModel[]
  ask: ReturnType<typeof useAsk>
  draw: ChatActions['draw']
  /** Whether what somebody wrote was drawn. */
  wasDrawn: (entry: Entry) => boolean
}

/** The actions of messages, the same object until something that rows show has changed. */
export function useChatActionsOf(options: Options) {
  const { groupId, isBusy, models, ask, draw } = options
  const client = useQueryClient()
  const t = useTexts('chat')
  const common = useTexts('common')
  const [editing, setEditing] = useState<ChatActions['editing']>(null)
  const [picture, setPicture] = useState<{ url: string; alt: string } | null>(null)

  // Another conversation ends what was being reworded in this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one opens
  useEffect(() => setEditing(null), [groupId])

  const resend = (entry: Entry, text: string) => {
    setEditing(null)
    ask.resend(entry, text).catch((failure: unknown) => {
      // The wording comes back into the hands of its writer.
      setEditing({ entryId: entry.id, text })
      toast(failure instanceof CallFailure ? failure.message : t.notSent, { kind: 'failure' })
    })
  }

  const remove = (entry: Entry) => {
    const { undo, commit } = entryDeletes.add([entry.id], () => removeEntry(client, entry.id))
    toast(t.messageDeleted, {
      key: `entry-${entry.id}`,
      onGone: commit,
      action: { label: common.undo, onPress: undo },
    })
  }

  const selectVersion = async (id: number) => {
    try {
      await call('chatlog.selectVersion', { id })
    } finally {
      await refetchLog(client, groupId)
    }
  }

  const decide = async ({ isOver, ...word }: ToolWord) => {
    await call('chat.consent', word)
    if (isOver) await refetchLog(client, groupId)
  }

  const edit = (entry: Entry) => {
    if (!options.wasDrawn(entry)) return setEditing({ entryId: entry.id, text: entry.text })
    // What was drawn is drawn anew, beside what it became.
    setDrawMode(groupId, true)
    const written = composing.at(groupId).text.trim()
    composing.setText(groupId, written ? `${entry.text}\n\n${written}` : entry.text)
    composerField()?.focus()
  }

  const latest = useRef({ decide, edit, resend, remove, selectVersion, ask, draw })
  latest.current = { decide, edit, resend, remove, selectVersion, ask, draw }
  const actions = useMemo<ChatActions>(
    () => ({
      isBusy,
      models,
      editing,
      edit: (entry) => latest.current.edit(entry),
      editText: (text) => setEditing((now) => now && { ...now, text }),
      endEdit: () => setEditing(null),
      resend: (entry, text) => latest.current.resend(entry, text),
      regenerate: (entry, model) => void latest.current.ask.regenerate(entry, model),
      goOn: (entry) => void latest.current.ask.goOn(entry),
      remove: (entry) => latest.current.remove(entry),
      draw: (request) => latest.current.draw(request),
      decide: (word) => latest.current.decide(word),
      // A failure is said by the application.
      selectVersion: (id) => void latest.current.selectVersion(id).catch(() => undefined),
      enlarge: setPicture,
    }),
    [isBusy, models, editing],
  )
  return { actions, picture, closePicture: () => setPicture(null) }
}
