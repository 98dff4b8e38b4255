import type { Work } from '@atelier/contract/features/making/works'
import { useTexts } from '../../i18n/use-texts.ts'
import { songName } from './own-songs.ts'

/** What a song that is taken apart is called. */
export function useTakenName(): (work: Pick<Work, 'prompt' | 'files'>) => string {
  const t = useTexts('separation')
  return (work) => songName(work, work.files[0]) || t.unnamed
}
