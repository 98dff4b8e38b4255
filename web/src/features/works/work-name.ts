import type { Work } from '@atelier/contract/features/works'
import { useTexts } from '../../i18n/use-texts.ts'

/** What a work is called: its words, or what was done where there are none. */
export function useWorkName(): (work: Pick<Work, 'prompt' | 'task'>) => string {
  const { tasks } = useTexts('fields')
  return ({ prompt, task }) => prompt || tasks[task]
}
