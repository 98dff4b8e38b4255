// Everything that is done in a comparison: asking, asking one again, stopping, and keeping one.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { composing, keepPrompt } from '../../../features/talk/composer/composing.ts'
import { chosenTools } from '../../../features/talk/composer/tool-choice.ts'
import { chatPath, rememberGroup, useOpenGroup } from '../../../features/talk/groups/group-link.ts'
import { refetchLog } from '../../../features/talk/groups/log-queries.ts'
import { modelKey, namedModel } from '../../../features/talk/models/model-list.ts'
import type { ProcessInput } from '../../../features/talk/runs/runs.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { chatStorage, ownSystemMessage } from '../../../lib/storage/chat-storage.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { reasonOf, uploadIds } from '../composed-message.ts'
import { compareChoice } from './compare-choice.ts'
import { compareRuns } from './compare-runs.ts'
import { type ComparisonPlace, comparisonSearch } from './comparison.ts'

export type Refusal = { text: string; requestId?: string }

export function useComparison({ groupId }: ComparisonPlace) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const open = useOpenGroup()
  const t = useTexts('chat')
  /** Why a model could not begin, by its key. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({})
  const [starting, setStarting] = useState(false)

  const ask = (model: ChatModel, group: number, prompt: string, options: Options) => {
    const key = modelKey(model)
    setRefusals(({ [key]: _, ...others }) => others)
    return compareRuns
      .start(
        {
          origin: key,
          groupId: group || null,
          prompt: null,
          replaces: null,
          model: { id: model.own ? null : model.id, name: model.name, engine: model.engine },
        },
        {
          ...namedModel(model, 0),
          prompt,
          options: {
            ...(group > 0 ? { groupId: group } : {}),
            usingContext: chatStorage.get().usingContext,
            ...(model.abilities.tools ? { tools: [...chosenTools.get()] } : {}),
            ...options,
          },
          ...(ownSystemMessage.get() ? { systemMessage: ownSystemMessage.get() } : {}),
        },
      )
      .catch((failure: unknown) => {
        setRefusals((now) => ({ ...now, [key]: reasonOf(failure, t.stateFailed) }))
        throw failure
      })
  }

  /** Sends what is written to all of them: the first that takes it makes the question, the others answer beside it. */
  const begin = async (models: readonly ChatModel[]) => {
    if (starting) return
    const taken = composing.take(groupId)
    if (taken.text.trim() === '' && taken.pictures.length === 0) return
    keepPrompt(taken.text)
    compareChoice.set(models.map(modelKey))
    setStarting(true)
    let problem: unknown
    for (const [at, model] of models.entries()) {
      try {
        const options = { attachments: uploadIds(taken) }
        const started = await ask(model, groupId, taken.text, options)
        composing.release(taken)
        const keys = models.map(modelKey)
        const place = { groupId: started.groupId, promptId: started.promptId ?? 0, keys }
        rememberGroup(started.groupId)
        navigate({ pathname: chatPath, search: comparisonSearch(place) }, { replace: true })
        const beside = { regenerate: started.entryId, beside: true }
        for (const other of models.slice(at + 1))
          ask(other, started.groupId, '', beside).catch(() => undefined)
        setStarting(false)
        return
      } catch (failure) {
        problem = failure
      }
    }
    setStarting(false)
    composing.giveBack(groupId, taken, reasonOf(problem, t.notSent))
  }

  const askAgain = (model: ChatModel, beside: Entry) => {
    ask(model, groupId, '', { regenerate: beside.id, beside: true }).catch(() => undefined)
  }

  const stop = (turnKey: string) => {
    compareRuns.stop(turnKey).catch(() => toast(t.stopFailed, { kind: 'failure' }))
  }

  /** Goes back to the conversation as it is. */
  const leave = () => open(groupId)

  /** The conversation goes on with this answer; the others stay as its versions. */
  const keep = async (entryId: number) => {
    // A failure is said by the application.
    await call('chatlog.selectVersion', { id: entryId }).then(
      async () => {
        await refetchLog(client, groupId)
        open(groupId)
      },
      () => undefined,
    )
  }

  return { refusals, starting, begin, askAgain, stop, keep, leave }
}

type Options = NonNullable<ProcessInput['options']>
