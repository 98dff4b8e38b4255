// What the home shows below its box. All of it comes at once: what is pushed down by what comes later is pressed by mistake.
import type { Locale } from '@atelier/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { useExamples } from '../../features/drawing-library/queries.ts'
import { useShownGroups } from '../../features/groups/use-group-actions.ts'
import { useLocale } from '../../i18n/use-texts.ts'

const kept = { staleTime: Number.POSITIVE_INFINITY }
const demos = (language: Locale) => ({ page: 1, size: 12, language })

export const clipIdeasQuery = (language: Locale) => ({
  ...callOptions('GET /autoreply/queryVideoDemo', demos(language)),
  ...kept,
})
export const songIdeasQuery = (language: Locale) => ({
  ...callOptions('GET /autoreply/queryMusicDemo', demos(language)),
  ...kept,
})
export const lastWorksQuery = callOptions('GET /chatLog/draw', { page: 1, size: 4 })
export const todayQuery = {
  ...callOptions('GET /collect/getAllList', { size: 18 }),
  staleTime: 60_000,
}

/** Whether everything has come, or could not. */
export function useHomeSettled(): boolean {
  const language = useLocale()
  const pending = [
    useExamples(1).isPending,
    useQuery(clipIdeasQuery(language)).isPending,
    useQuery(songIdeasQuery(language)).isPending,
    useShownGroups().isPending,
    useQuery(lastWorksQuery).isPending,
    useQuery(todayQuery).isPending,
  ]
  return !pending.includes(true)
}
