// What can be done to a work of the conversation: what makes another one of it stays here.
import type { Work } from '@atelier/contract/features/making/works'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { followUpCall } from '../../../features/making/works/follow-up.ts'
import { studioPathOf } from '../../../features/making/works/send-places.ts'
import {
  type ActionsOfWork,
  useWorkActions,
} from '../../../features/making/works/use-work-actions.ts'
import { sendLink } from '../../../features/making/works/work-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useChatActions } from '../chat-actions.ts'
import { againRequest } from './draw-request.ts'

export function useChatWorkActions() {
  const actions = useWorkActions()
  const fields = useTexts('fields')
  const navigate = useNavigate()
  const { draw } = useChatActions()
  return useMemo(() => {
    const redo: ActionsOfWork['redo'] = (work) => draw(againRequest(work, fields.tasks[work.task]))
    const followUp: ActionsOfWork['followUp'] = async (work, model, task, index, told) => {
      const { body } = followUpCall(work, model, task, index, told)
      await draw({
        modelId: body.modelId,
        task,
        prompt: body.prompt || fields.tasks[task],
        params: body.params,
        count: 1,
        parent: { id: work.id, index },
      })
      return true
    }
    const use = (work: Work) => void navigate(sendLink(studioPathOf(work), { work: work.id }))
    return { actions: { ...actions, redo, followUp }, use }
  }, [actions, fields, draw, navigate])
}
