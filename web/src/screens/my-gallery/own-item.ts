import type { Work } from '@atelier/contract/features/making/works'
import type { Publication } from '@atelier/contract/features/showing/publications'
import { useWorkName } from '../../features/making/works/work-name.ts'

export type OwnItem = { work: Work; publication?: Publication | undefined }

/** What an own work is called: by its publication, else as its song, else by its words. */
export function useOwnName(): (item: OwnItem) => string {
  const nameOf = useWorkName()
  return ({ work, publication }) => publication?.title || work.files[0]?.about.title || nameOf(work)
}
