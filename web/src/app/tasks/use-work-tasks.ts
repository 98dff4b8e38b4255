import { isUnderWay, workTypes } from '@atelier/contract/work-terms'
import { useCallback, useMemo } from 'react'
import { call } from '../../api/call.ts'
import { songTitle } from '../../features/making/songs/song.ts'
import type { Task, TaskSource } from '../../features/making/tasks/task.ts'
import { useWorks } from '../../features/making/works/queries.ts'
import { useLiveWorks, useWorksClient } from '../../features/making/works/works.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { linkToWork, listedWorks, placeOfWork, taskStateOf, workTaskKey } from './work-tasks.ts'

const all = {}

/** Works as tasks. One of those who use it keeps the stream open as long as one is under way. */
export function useWorkTasks({ watch = false } = {}): TaskSource {
  const t = useTexts('works')
  const client = useWorksClient()
  const { works, query } = useWorks(all)
  useLiveWorks(watch && works.some(({ status }) => isUnderWay(status)))
  const refresh = useCallback(() => void client.askAnew(), [client])

  const tasks = useMemo(
    () =>
      listedWorks(works, Date.now()).map((work): Task => {
        const { id, type, prompt, model, status, message, place, progress, files } = work
        const endedAt = work.endedAt === null ? null : Date.parse(work.endedAt)
        const [file] = files
        return {
          key: workTaskKey(id),
          title:
            type === workTypes.music ? songTitle(work, t.withoutWords) : prompt || t.withoutWords,
          to: linkToWork(work),
          place: placeOfWork(work),
          worker: model,
          ...(file && { picture: file.thumbnail }),
          state: taskStateOf(work),
          problem: message,
          startedAt: Date.parse(work.createdAt),
          endedAt: isUnderWay(status) ? null : (endedAt ?? Date.parse(work.createdAt)),
          progress: () => t.taskProgress({ place, progress }),
          stop: async () => {
            client.take(await call('works.stop', { ids: [id] }, { shownInPlace: true }))
          },
        }
      }),
    [works, client, t],
  )
  return { tasks, refresh, failed: query.isError }
}
