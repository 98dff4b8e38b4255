import { plainText } from '@atelier/contract/fold-events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../../api/call.ts'
import { callOptions } from '../../api/call-options.ts'
import type { Task, TaskSource } from '../../features/making/tasks/task.ts'
import { groupLink } from '../../features/talk/groups/group-link.ts'
import { useGroups } from '../../features/talk/groups/queries.ts'
import { runs } from '../../features/talk/runs/runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { mindLink } from '../../lib/mind-link.ts'
import { type AnswerTask, answersThere, mergeAnswers, runsElsewhere } from './answer-tasks.ts'
import { useAnswersHere } from './answers-here.ts'

/** How often the answers of other tabs and devices are asked for, as long as there are any. */
const askEveryMs = 15_000

const elsewhere = { ...callOptions('chat.runs', {}), staleTime: Infinity }

export const groupPlace = (groupId: number): string => `group-${groupId}`

/** Answers as tasks. One of those who use it keeps watch on other tabs and devices, the others see what that one learns. */
export function useAnswerTasks({ watch = false } = {}): TaskSource {
  const t = useTexts('tasks')
  const client = useQueryClient()
  const here = useAnswersHere()
  const { data, dataUpdatedAt, isError } = useQuery({
    ...elsewhere,
    refetchOnWindowFocus: watch && 'always',
    refetchInterval: (query) => {
      const { data: reply, dataUpdatedAt: at } = query.state
      const isWaiting = reply && runsElsewhere(mergeAnswers(here, answersThere(reply, at)))
      return watch && isWaiting ? askEveryMs : false
    },
  })
  const { data: groups } = useGroups()
  const refresh = useCallback(() => {
    void client.refetchQueries({ queryKey: elsewhere.queryKey })
  }, [client])

  const answers = useMemo(
    () => mergeAnswers(here, data ? answersThere(data, dataUpdatedAt) : []),
    [here, data, dataUpdatedAt],
  )
  const tasks = useMemo(() => {
    const titles = new Map(groups?.map(({ id, title }) => [id, title]))
    return answers.map((answer): Task => {
      const { entryId, groupId, kind, model, state, problem, startedAt, endedAt } = answer
      return {
        key: `answer-${entryId}`,
        title:
          titles.get(groupId) || answer.title || (kind === 'mind' ? t.untitledMind : t.untitled),
        to: kind === 'mind' ? mindLink(groupId) : groupLink(groupId),
        place: groupPlace(groupId),
        worker: model,
        state,
        problem,
        startedAt,
        endedAt,
        progress: () => {
          const characters = charactersOf(answer)
          return characters ? t.characters({ n: characters }) : ''
        },
        stop: async () => {
          if (answer.turnKey !== null) return runs.stop(answer.turnKey)
          await call('chat.stop', { entryId }, { shownInPlace: true })
          refresh()
        },
      }
    })
  }, [answers, groups, t, refresh])
  return { tasks, refresh, failed: isError }
}

function charactersOf({ turnKey, characters }: AnswerTask): number | null {
  if (turnKey === null) return characters
  return plainText(runs.turn(turnKey)?.state.parts ?? []).length
}
