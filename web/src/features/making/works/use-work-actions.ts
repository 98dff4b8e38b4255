// What can be done to works that are there. Who asks for too much or too late is told by what the call says.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import type { WorkTask } from '@atelier/contract/work-terms'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { keepRefusedWork } from '../../../lib/refused-work.ts'
import { useGoesOn } from '../../../lib/use-goes-on.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { type FollowUpWords, followUpCall, followUpPrice } from './follow-up.ts'
import type { RequestedWork } from './placeholder.ts'
import { useWorksClient } from './works.ts'

const requestedAgain = (work: Work): RequestedWork => {
  const { type, task, prompt, negativePrompt, model, builtin, params, count, price, purse } = work
  const { parentId, parentIndex, modelId } = work
  const recipe = { type, task, prompt, negativePrompt, params, count }
  return { ...recipe, model, modelId: modelId ?? 0, builtin, price, purse, parentId, parentIndex }
}

/** One more of a work, as the call that asks for it; as it stands it can be asked again by another page. */
type AskedWork = { requested: RequestedWork } & (
  | { key: 'works.redo'; body: { id: number } }
  | ReturnType<typeof followUpCall>
)

const asker = 'work'

/** The failure has been said by whoever said it. */
const said = () => undefined

export function useWorkActions() {
  const client = useWorksClient()
  const t = useTexts('works')
  const common = useTexts('common')
  const actions = useMemo(() => {
    const stop = async (works: readonly Work[]) => {
      const ids = works.map(({ id }) => id)
      await call('works.stop', { ids }).then(client.take, said)
    }

    /** Resolves with whether it was taken. */
    const ask = async (asked: AskedWork): Promise<boolean> => {
      const send = async () =>
        asked.key === 'works.redo'
          ? [(await call(asked.key, asked.body)).id]
          : (await call(asked.key, asked.body)).ids
      return client.wish([asked.requested], send).then(
        () => true,
        (failure: unknown) => {
          const resume = { by: asker, told: asked }
          keepRefusedWork(failure, { again: () => void ask(asked), resume })
          return false
        },
      )
    }

    const redo = async (work: Work): Promise<void> => {
      await ask({ key: 'works.redo', body: { id: work.id }, requested: requestedAgain(work) })
    }

    /** Resolves with whether it was taken. */
    const followUp = (
      work: Work,
      model: WorkModel,
      task: WorkTask,
      index: number,
      told: FollowUpWords = {},
    ): Promise<boolean> => {
      const price = followUpPrice(work, model, task, index) ?? 0
      const on = { task, count: 1, price, parentId: work.id, parentIndex: index }
      const requested = { ...requestedAgain(work), ...on, prompt: told.prompt ?? work.prompt }
      return ask({ ...followUpCall(work, model, task, index, told), requested })
    }

    const restore = async (works: readonly Work[]) => {
      const ids = works.map(({ id }) => id)
      await call('works.restore', { ids }).then(() => client.take(works), said)
    }

    /** They are gone at once; for as long as the note is there they can be taken back. */
    const remove = async (works: readonly Work[]) => {
      const ids = works.map(({ id }) => id)
      client.cache.drop(new Set(ids))
      try {
        await call('works.remove', { ids })
      } catch {
        client.take(works)
        return
      }
      toast(t.deleted({ n: works.length }), {
        key: `works-${ids.join()}`,
        action: { label: common.undo, onPress: () => void restore(works) },
      })
    }

    const copyPrompt = async ({ prompt }: Work) => {
      if (await copyText(prompt)) toast(t.promptCopied, { key: 'prompt-copied' })
    }

    return { ask, stop, redo, followUp, remove, copyPrompt }
  }, [client, t, common])
  useGoesOn(asker, {
    isReady: () => true,
    goOn: (told) => void actions.ask(told as AskedWork),
  })
  return actions
}

export type ActionsOfWork = ReturnType<typeof useWorkActions>
