// A song that is there already: one that was made here, or one of one's uploads.

import type { Work } from '@atelier/contract/features/making/works'
import { workStates, workTypes } from '@atelier/contract/work-terms'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import type { BroughtFile } from '../../../features/making/studio/take-recipe.ts'
import { type AskedDelete, DeleteUploads } from '../../../features/making/works/delete-uploads.tsx'
import { useWorks } from '../../../features/making/works/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { songsOf } from '../own-songs.ts'

type PickerProps = { onPick: (song: BroughtFile) => void; onClose: () => void }

export function SongPicker({ onPick, onClose }: PickerProps) {
  const t = useTexts('separation')
  const common = useTexts('common')
  const [tab, setTab] = useState<'made' | 'uploads'>('made')
  return (
    <Dialog
      open
      fullOnPhone
      onClose={onClose}
      title={t.pick}
      closeLabel={common.close}
      size="medium"
    >
      <Tabs
        label={t.pick}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'made', label: t.pickMade, icon: 'music', content: <Made onPick={onPick} /> },
          {
            value: 'uploads',
            label: t.pickUploads,
            icon: 'upload',
            content: <Uploads onPick={onPick} />,
          },
        ]}
      />
    </Dialog>
  )
}

const madeSongs = { type: workTypes.music, status: workStates.done }

function Made({ onPick }: Pick<PickerProps, 'onPick'>) {
  const t = useTexts('separation')
  const { works, query } = useWorks(madeSongs)
  const songs = works.flatMap((work: Work) => songsOf(work).map((song) => ({ work, song })))
  return (
    <Choice query={query} isEmpty={songs.length === 0} empty={t.noMade}>
      {songs.map(({ work, song }) => (
        <SongRow key={song.id} song={song} at={work.createdAt} onPick={onPick} />
      ))}
    </Choice>
  )
}

const size = 40

function Uploads({ onPick }: Pick<PickerProps, 'onPick'>) {
  const t = useTexts('separation')
  const { query, rows: uploads } = usePages({
    queryKey: ['uploads.list', 'songs'],
    size,
    read: (page, signal) =>
      call('uploads.list', { page, size, medium: 'song' }, { shownInPlace: true, signal }),
    keyOf: byId,
  })
  const works = useTexts('works')
  const [asked, setAsked] = useState<AskedDelete | null>(null)
  return (
    <>
      <Choice query={query} isEmpty={uploads.length === 0} empty={t.noUploads}>
        {uploads.map(({ createdAt, ...upload }) => (
          <SongRow
            key={upload.id}
            song={{ ...upload, thumbnail: '', name: '', isUpload: true }}
            at={createdAt}
            onPick={onPick}
            onDelete={() => setAsked({ id: upload.id })}
          />
        ))}
      </Choice>
      {uploads.length > 0 && (
        <div className="flex justify-end pt-2">
          <Button kind="quiet" icon="trash-2" onClick={() => setAsked({ id: null })}>
            {works.deleteUploads}
          </Button>
        </div>
      )}
      <DeleteUploads asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type SongRowProps = {
  song: BroughtFile
  at: string
  onPick: PickerProps['onPick']
  onDelete?: () => void
}

function SongRow({ song, at, onPick, onDelete }: SongRowProps) {
  const t = useTexts('separation')
  const works = useTexts('works')
  const { dateTime } = useFormats()
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={() => onPick(song)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 text-left hover:bg-fill"
      >
        <Icon name="music" size={20} className="shrink-0 text-soft" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 wrap-anywhere">{song.name || t.unnamed}</span>
          <span className="figures block text-small text-soft">{dateTime(at)}</span>
        </span>
        {song.durationS != null && (
          <span className="figures text-small text-soft">{clockText(song.durationS)}</span>
        )}
      </button>
      {onDelete && (
        <IconButton
          icon="trash-2"
          size="small"
          label={works.deleteUpload({ name: song.name || t.unnamed })}
          onClick={onDelete}
        />
      )}
    </li>
  )
}

type ChoiceProps = {
  query: Pick<
    ReturnType<typeof useWorks>['query'],
    'isPending' | 'isError' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
  > & { fetchNextPage: () => unknown; refetch: () => unknown }
  isEmpty: boolean
  empty: string
  children: ReactNode
}

const places = [1, 2, 3, 4]

function Choice({ query, isEmpty, empty, children }: ChoiceProps) {
  return (
    <Query
      of={query}
      waiting={
        <div aria-hidden="true" className="flex flex-col gap-1 pt-3">
          {places.map((place) => (
            <Skeleton key={place} className="h-14" />
          ))}
        </div>
      }
      isEmpty={isEmpty}
      empty={<EmptyState icon="music" title={empty} />}
    >
      <ul className="pt-3">{children}</ul>
      {query.hasNextPage && (
        <div className="flex justify-center pt-4">
          <MoreButton of={query} />
        </div>
      )}
    </Query>
  )
}
