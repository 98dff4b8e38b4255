// Songs are taken apart into voice, backing and more: the form at the left and what came of it at the right; on narrower screens one
// below the other.
import '../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DropVeil } from '../../features/making/studio/drop-veil.tsx'
import { StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { useWorkModels, useWorks } from '../../features/making/works/queries.ts'
import { type SentRecipe, useSentWork } from '../../features/making/works/use-sent-work.ts'
import { searchWithWork, workIn } from '../../features/making/works/work-link.ts'
import { useLiveWorks } from '../../features/making/works/works.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-manager.ts'
import { songAt } from './own-songs.ts'
import { SeparationForm } from './parts/separation-form.tsx'
import { TakenSongs } from './parts/taken-songs.tsx'
import { largestMegabytes, maxMinutes } from './song-limits.ts'
import { takesOwnOnly } from './song-models.ts'
import { useSeparation } from './use-separation.ts'
import { useSong } from './use-song.ts'
import { useSongDrop } from './use-song-drop.ts'
import { useSongOfTaken } from './use-song-of-taken.ts'
import { withTakenSong } from './with-taken-song.ts'

export function SeparationScreen() {
  const t = useTexts('separation')
  const { query, models } = useWorkModels(workTypes.separation)
  const singers = useWorkModels(workTypes.music)
  // Which models take a song is known by those that made it.
  const isPending = query.isPending || (singers.query.isPending && models.some(takesOwnOnly))
  const { isError, error, isFetching, refetch } = query
  useTitle(t.title)
  return (
    <StudioScreen
      isWordless
      title={t.title}
      bar={<TopBar title={t.title} />}
      of={{ isPending, isError, error, isFetching, refetch }}
      waiting={<Waiting />}
      isEmpty={models.length === 0}
      empty={
        <EmptyState alone icon="mic-vocal" title={t.noModels}>
          {t.noModelsText}
        </EmptyState>
      }
    >
      <Separation models={models} makers={singers.models} />
    </StudioScreen>
  )
}

const own = { type: workTypes.separation }

type SeparationProps = {
  models: readonly WorkModel[]
  /** Those that make songs. */
  makers: readonly WorkModel[]
}

function Separation({ models, makers }: SeparationProps) {
  const t = useTexts('separation')
  const isDesktop = useIsDesktop()
  const list = useWorks(own)
  useLiveWorks()
  const opening = useOpening()
  const studio = useSeparation({ models, makers }, opening)
  const song = useSong(studio, models)
  const { isOver, handlers } = useSongDrop(song.take)
  const { store, change, settled } = studio
  const songOfTaken = useSongOfTaken()
  const use = useCallback(
    async (work: SentRecipe) => {
      const taken = await songOfTaken(work)
      change((form) => withTakenSong(form, work, models, taken))
      const isThere = store.form().inputs.some(({ role }) => role === 'song')
      toast(isThere ? t.recipeTaken : t.songGone, { key: 'recipe' })
    },
    [store, change, models, t, songOfTaken],
  )
  useSentWork(true, (arrived) => {
    if (!arrived) return toast(t.sentGone, { kind: 'failure' })
    const { work, file, index } = arrived
    if (work.type === workTypes.separation && !file) return void use(work)
    const found = songAt(work, file ?? undefined, index)
    if (!found) return toast(t.sentNoSong, { kind: 'failure' })
    song.place(found)
  })
  const minutes = maxMinutes(settled?.declared.inputs ?? [])
  const takes = song.onlyOf
    ? t.onlyMade({ provider: song.onlyOf })
    : t.takes({ minutes, megabytes: largestMegabytes })
  const form = (
    <SeparationForm
      studio={studio}
      song={song}
      takes={takes}
      models={studio.models}
      onSubmit={() => void studio.submit()}
    />
  )
  const taken = <TakenSongs list={list} takes={takes} onUse={(work) => void use(work)} />
  return (
    <div {...handlers} className="relative flex min-h-0 flex-1">
      {isDesktop && (
        <div className="flex min-h-0 w-86 shrink-0 flex-col border-r border-line">{form}</div>
      )}
      <div className="scroll-quiet flex min-w-0 flex-1 flex-col">
        {!isDesktop && <div className="border-b border-line">{form}</div>}
        {taken}
      </div>
      {isOver && <DropVeil>{t.dropHere}</DropVeil>}
    </div>
  )
}

/** Opens a work that has just been asked for: Back leaves it, and what was open before does not come again. */
function useOpening(): (ids: readonly number[]) => void {
  const navigate = useNavigate()
  return useCallback(
    ([id]) => {
      if (id === undefined) return
      const isOpen = workIn(location.search) !== null
      void navigate(
        { search: searchWithWork(location.search, id) },
        { replace: isOpen, preventScrollReset: true, state: { openedHere: true } },
      )
    },
    [navigate],
  )
}

const Waiting = () => (
  <div aria-hidden="true" className="flex min-h-0 flex-1">
    <div className="flex w-86 shrink-0 flex-col gap-4 border-line p-4 max-lg:w-full lg:border-r">
      <Skeleton className="h-34 rounded-card" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  </div>
)
