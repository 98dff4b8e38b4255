import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { useCallback } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

type Named = Pick<Work, 'prompt' | 'task'>

/** What a work is called: its words, or what was done where there are none. */
export function useWorkName(): (work: Named) => string {
  const { tasks } = useTexts('fields')
  return useCallback(({ prompt, task }) => prompt || tasks[task], [tasks])
}

/** What one file of a work is called: a stem by what it holds, a song by its title, all others as their work. */
export function useFileTitle(): (work: Named, file: Pick<WorkFile, 'about'>) => string {
  const t = useTexts('works')
  const nameOf = useWorkName()
  return (work, { about }) => (about.stem ? t.stems[about.stem] : about.title || nameOf(work))
}
