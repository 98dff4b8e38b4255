// Songs and their words.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import type { queue } from '@atelier/contract/features/making/queue'
import { type WorkTask, type WorkType, workTypes } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { askForWorks, type Queued } from './ask-for-works.ts'
import { toDrawRequest } from './drawing.ts'
import { planWork, type RecipeDependencies } from './plan-work.ts'

type Input = Omit<ParsedInputOf<typeof queue.compose>, 'task'>

const queueTask =
  (task: WorkTask, type: WorkType) =>
  async (
    { beishu: times, ...input }: Input,
    context: RequestContext<'caller'>,
    dependencies: RecipeDependencies,
  ): Promise<Queued> => {
    const plan = await planWork(toDrawRequest({ ...input, task }, [type]), context, dependencies)
    return askForWorks([{ plan, times }], 'beishu', context, dependencies.enqueueWorks)
  }

export const queueLyrics = queueTask('write-lyrics', workTypes.music)

export const queueSong = (
  { task, ...input }: ParsedInputOf<typeof queue.compose>,
  context: RequestContext<'caller'>,
  dependencies: RecipeDependencies,
): Promise<Queued> => queueTask(task, workTypes.music)(input, context, dependencies)
