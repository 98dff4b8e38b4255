// Asks for a map, or for more below one node of it.

import { estimateTokens } from '@atelier/contract/estimate-tokens'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { draftPrice } from '@atelier/contract/price-rule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { namedModel } from '../../features/talk/models/model-list.ts'
import { settledModel, useChatModels } from '../../features/talk/models/queries.ts'
import type { Started } from '../../features/talk/runs/run-client.ts'
import { type RunRequest, runs } from '../../features/talk/runs/runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { forgetRefused, keepForCredit } from '../../lib/after-credit.ts'
import { mindPath } from '../../lib/mind-link.ts'
import { isOutOfCredit } from '../../lib/refused-work.ts'
import { chosenOwnModel } from '../../lib/storage/chat-storage.ts'
import { toast } from '../../ui/toast-manager.ts'

/** About what our own instructions add, in tokens. */
const instructionTokens = 260

type MindInput = Extract<RunRequest, { mind: unknown }>['mind']
type Asked = {
  /** Null for a map that is only now made. */
  groupId: number | null
  prompt: string
  options?: MindInput['options']
  /** The server has taken it; also when that was only after more credit. */
  onStarted: (started: Started) => void
}

export function useAskMind() {
  const t = useTexts('mind')
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)

  const ask = async (asked: Asked): Promise<void> => {
    const { groupId, prompt, options, onStarted } = asked
    setSending(true)
    try {
      const model = await settledModel(client)
      const started = await runs.start(
        {
          origin: 'mind',
          groupId,
          isMind: true,
          prompt: null,
          replaces: null,
          model: model
            ? { id: model.own ? null : model.id, name: model.name, engine: model.engine }
            : null,
        },
        {
          mind: {
            ...namedModel(model, chosenOwnModel.get()),
            prompt,
            options: { ...options, ...(groupId === null ? {} : { groupId }) },
          },
        },
      )
      forgetRefused()
      onStarted(started)
    } catch (failure) {
      toast(failure instanceof CallFailure ? failure.message : t.askFailed, { kind: 'failure' })
      keepIfShort(failure, () => void ask(asked))
    } finally {
      setSending(false)
    }
  }
  return { ask, isSending }
}

function keepIfShort(failure: unknown, again: () => void): void {
  if (!isOutOfCredit(failure)) return
  const to = { pathname: mindPath, search: location.search }
  keepForCredit({ what: 'message', place: { to }, again, resume: { by: 'mind', told: null } })
}

/** About what an answer to so many words costs, as text. */
export function useAskPrice(words: string): string {
  const chat = useTexts('chat')
  const { model } = useChatModels()
  return model ? priceText(model, words, chat) : ''
}

function priceText(
  { price, purse }: ChatModel,
  words: string,
  chat: ReturnType<typeof useTexts<'chat'>>,
): string {
  const { from, to } = draftPrice(price, instructionTokens + estimateTokens(words))
  return to === 0 ? chat.free : chat.priceAbout({ from, to, purse })
}
