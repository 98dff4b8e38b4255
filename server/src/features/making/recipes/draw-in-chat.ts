// A picture that is asked for inside a conversation: the answer is the work, which the chat shows as it grows.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { storeWorkTurn } from '../../talk/chat/turns/store-work-turn.ts'
import { openAppGroup } from '../../talk/groups/app-groups.ts'
import { askForWorks } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { checkSingle } from './midjourney.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'

/** Whatever draws, the draw page's models first. */
export const drawingTypes = [workTypes.draw, workTypes.midjourney, workTypes.sd3, workTypes.square]

export async function drawInChat(
  { beishu: times, groupId, appId, ...input }: ParsedInputOf<typeof queue.drawInChat>,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<ReplyOf<typeof queue.drawInChat>> {
  const plan = await planWork(toDrawRequest(input, drawingTypes), context, dependencies)
  if (plan.type === workTypes.midjourney && plan.task === 'draw')
    checkSingle(input.prompt, 'prompt', context)
  const { enqueueWorks } = dependencies
  const opened = groupId ?? (appId ? await openAppGroup(appId, context, dependencies) : undefined)
  const turn = await storeWorkTurn(
    {
      groupId: opened,
      appId: null,
      prompt: input.prompt,
      model: plan.model,
      async queue(tx) {
        const within: typeof enqueueWorks = (plans, by) => enqueueWorks(plans, by, tx)
        return (await askForWorks([{ plan, times }], 'beishu', context, within)).ids
      },
    },
    context.caller,
    dependencies,
  )
  return { id: turn.ids[0] ?? 0, ...turn }
}
