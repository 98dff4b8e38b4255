// The clips and songs that came with the product, to look at and to begin with.
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useLocale } from '../../../i18n/use-texts.ts'

/** All of them, in the language of the page. */
const all = { page: 1, size: 24 }
/** Part of the installation: others come with another version only. */
const kept = { staleTime: Number.POSITIVE_INFINITY }

export function useClipDemos() {
  const language = useLocale()
  return useQuery({
    ...callOptions('mediaLibrary.videoDemos', { ...all, language }),
    ...kept,
  })
}

export function useSongDemos() {
  const language = useLocale()
  return useQuery({
    ...callOptions('mediaLibrary.musicDemos', { ...all, language }),
    ...kept,
  })
}
