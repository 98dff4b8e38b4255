// What the home shows below its box. All of it comes at once: what is pushed down by what comes later is pressed by mistake.
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../api/call-options.ts'
import { useClipDemos, useSongDemos } from '../../features/making/demos/demo-queries.ts'
import { useExamples } from '../../features/making/drawing-library/queries.ts'
import { useShownGroups } from '../../features/talk/groups/use-group-actions.ts'

export const lastWorksQuery = callOptions('works.list', { page: 1, size: 4 })
export const todayQuery = {
  ...callOptions('gallery.feed', { size: 18 }),
  staleTime: 60_000,
}

/** Whether everything has come, or could not. */
export function useHomeSettled(): boolean {
  const pending = [
    useExamples(1).isPending,
    useClipDemos().isPending,
    useSongDemos().isPending,
    useShownGroups().isPending,
    useQuery(lastWorksQuery).isPending,
    useQuery(todayQuery).isPending,
  ]
  return !pending.includes(true)
}
