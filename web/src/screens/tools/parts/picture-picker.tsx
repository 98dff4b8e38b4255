// A picture that is there already: of one's works, or one's uploads.
import { workStates } from '@atelier/contract/work-terms'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailureState } from '../../../features/failure/call-failure-state.tsx'
import type { PickWork } from '../../../features/studio/picture-slots.tsx'
import { useWorks } from '../../../features/works/queries.ts'
import { useWorkName } from '../../../features/works/work-name.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'

type PickerProps = Parameters<PickWork>[0]

export function PicturePicker({ onPick, onClose }: PickerProps) {
  const t = useTexts('tools')
  const common = useTexts('common')
  const [tab, setTab] = useState<'works' | 'uploads'>('works')
  return (
    <DialogWindow
      open
      fullOnPhone
      onClose={onClose}
      title={t.pick}
      closeLabel={common.close}
      size="large"
    >
      <Tabs
        label={t.pick}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'works',
            label: t.pickWorks,
            icon: 'images',
            content: <OwnWorks onPick={onPick} />,
          },
          {
            value: 'uploads',
            label: t.pickUploads,
            icon: 'upload',
            content: <OwnUploads onPick={onPick} />,
          },
        ]}
      />
    </DialogWindow>
  )
}

const done = { status: workStates.done }

function OwnWorks({ onPick }: Pick<PickerProps, 'onPick'>) {
  const t = useTexts('tools')
  const nameOf = useWorkName()
  const { works, query } = useWorks(done)
  const pictures = works.flatMap((work) =>
    work.files.filter(({ mime }) => mime.startsWith('image/')).map((file) => ({ work, file })),
  )
  return (
    <Choice query={query} isEmpty={pictures.length === 0} empty={t.noWorks}>
      {pictures.map(({ work, file }) => {
        const name = nameOf(work)
        return (
          <li key={file.id}>
            <button
              type="button"
              aria-label={name}
              data-tooltip={name}
              onClick={() => onPick({ ...file, name })}
              className={tile}
            >
              <FilePicture file={file} alt="" />
            </button>
          </li>
        )
      })}
    </Choice>
  )
}

const tile =
  'relative block aspect-square w-full overflow-hidden rounded-control bg-fill hover:opacity-85'
const pageSize = 40

function OwnUploads({ onPick }: Pick<PickerProps, 'onPick'>) {
  const t = useTexts('tools')
  const query = useInfiniteQuery({
    queryKey: ['GET /upload/piclist', 'picker'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /upload/piclist', { page, size: pageSize }, { shownInPlace: true, signal }),
    getNextPageParam: ({ count }, pages) =>
      pages.length * pageSize < count ? pages.length + 1 : undefined,
  })
  const uploads = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  return (
    <Choice query={query} isEmpty={uploads.length === 0} empty={t.noUploads}>
      {uploads.map((upload, at) => (
        <li key={upload.id}>
          <button
            type="button"
            aria-label={t.upload({ n: at + 1 })}
            onClick={() => onPick({ ...upload, thumbnail: upload.url, name: '', isUpload: true })}
            className={tile}
          >
            <img
              src={upload.url}
              alt=""
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          </button>
        </li>
      ))}
    </Choice>
  )
}

type ChoiceProps = {
  query: Pick<
    ReturnType<typeof useWorks>['query'],
    'isPending' | 'isError' | 'isSuccess' | 'error' | 'isFetching' | 'hasNextPage'
  > & { isFetchingNextPage: boolean; fetchNextPage: () => unknown; refetch: () => unknown }
  isEmpty: boolean
  empty: string
  children: ReactNode
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const grid = 'grid grid-cols-3 gap-2 pt-3 sm:grid-cols-5'

function Choice({ query, isEmpty, empty, children }: ChoiceProps) {
  const common = useTexts('common')
  if (query.isPending)
    return (
      <div aria-hidden="true" className={grid}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    )
  if (query.isError && isEmpty)
    return (
      <CallFailureState
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (isEmpty) return <EmptyState icon="images" title={empty} />
  return (
    <>
      <ul className={grid}>{children}</ul>
      {query.hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.more}
          </Button>
        </div>
      )}
    </>
  )
}
