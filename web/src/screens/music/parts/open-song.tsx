// What the address has open over the songs: one of them with its words, or its cover.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWork } from '../../../features/making/works/queries.ts'
import { useOpenWork } from '../../../features/making/works/work-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { leavePlace } from '../../../lib/leave-place.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { coverIn, searchWithoutCover } from '../cover-link.ts'
import type { Deck } from '../use-deck.ts'
import { CoverDialog } from './cover-dialog.tsx'
import { SongPanel } from './song-panel.tsx'

export function OpenSong({ models, deck }: { models: readonly WorkModel[]; deck: Deck }) {
  const works = useTexts('works')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { open, show, close } = useOpenWork()
  const cover = coverIn(search)
  const { data: work, isFetched } = useWork(open?.id ?? cover?.id ?? null)
  const isGone = isFetched && !work
  useEffect(() => {
    if (!isGone) return
    toast(works.gone, { kind: 'failure', key: 'gone' })
    void navigate({ search: '' }, { replace: true, preventScrollReset: true })
  }, [isGone, works, navigate])
  if (!work) return null
  if (open)
    return (
      <SongPanel
        work={work}
        at={open.at}
        model={models.find(({ id }) => id === work.modelId)}
        deck={deck}
        onShow={(at) => show(work.id, at)}
        onClose={close}
      />
    )
  if (cover)
    return (
      <CoverDialog
        work={work}
        index={cover.index}
        onClose={() => leavePlace(navigate, searchWithoutCover(location.search))}
      />
    )
  return null
}
