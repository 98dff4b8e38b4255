// Own works to put into an album, several at once.

import type { Work } from '@atelier/contract/features/making/works'
import type { Album, AlbumWork } from '@atelier/contract/features/showing/collections'
import { workStates } from '@atelier/contract/work-terms'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useWorks } from '../../../features/making/works/queries.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { refreshAlbum, takeAlbum } from '../../../features/showing/albums/album-queries.ts'
import { inTurn } from '../../../features/showing/albums/in-turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'

const done = { status: workStates.done }
const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const none: ReadonlySet<number> = new Set()

export function OwnWorkPicker({ album, onClose }: { album: Album; onClose: () => void }) {
  const t = useTexts('albums')
  const common = useTexts('common')
  const queries = useQueryClient()
  const { works, query } = useWorks(done)
  const [chosen, setChosen] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const inIt = useMemo(() => {
    const pages = queries.getQueryData<InfiniteData<{ rows: AlbumWork[] }>>([
      'collections.works',
      'list',
      album.id,
    ])
    return new Set(pages?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
  }, [queries, album.id])
  const shown = works.filter(({ id, files }) => id > 0 && files.length > 0)
  const add = async () => {
    setBusy(true)
    // In the order in which they are shown.
    const id = shown.flatMap((work) => (chosen.has(work.id) ? [work.id] : []))
    try {
      const told = await inTurn(album.id, () => call('collections.add', { albumId: album.id, id }))
      takeAlbum(queries, told)
      toast(t.added({ n: id.length }), { kind: 'success' })
      onClose()
      await refreshAlbum(queries, album.id)
    } catch {
      setBusy(false)
    }
  }
  return (
    <Dialog open bare onClose={onClose} title={t.pickTitle} closeLabel={common.close} size="large">
      <div className="flex h-[min(640px,80dvh)] flex-col">
        <div className="scroll-quiet min-h-0 flex-1 px-6 pt-3 pb-4 max-sm:px-5">
          {query.isPending && (
            <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
              {tiles.map((tile) => (
                <Skeleton key={tile} className="aspect-square" />
              ))}
            </div>
          )}
          {query.isError && works.length === 0 && <QueryFailure of={query} />}
          {query.isSuccess && shown.length === 0 && !query.hasNextPage && (
            <EmptyState icon="images" title={t.pickEmpty} />
          )}
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {shown.map((work) => (
              <li key={work.id}>
                <Choice
                  work={work}
                  isIn={inIt.has(work.id)}
                  isOn={chosen.has(work.id)}
                  onChange={(isOn) => setChosen((now) => withOrWithout(now, work.id, isOn))}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <div className="flex justify-center pt-4">
              <MoreButton of={query} />
            </div>
          )}
        </div>
        <div className="flex shrink-0 justify-end border-t border-line px-6 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:px-5">
          <Button kind="main" busy={isBusy} disabled={chosen.size === 0} onClick={() => void add()}>
            {t.add({ n: chosen.size })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function withOrWithout(ids: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isOn) next.add(id)
  else next.delete(id)
  return next
}

type ChoiceProps = {
  work: Work
  isIn: boolean
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ work, isIn, isOn, onChange }: ChoiceProps) {
  const t = useTexts('albums')
  const name = useWorkName()(work)
  const [file] = work.files
  return (
    <label className="relative block aspect-square cursor-pointer overflow-hidden rounded-control border-3 border-transparent bg-fill has-checked:border-accent-text has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isIn}
        aria-label={isIn ? `${t.pickOne({ name })}, ${t.isIn}` : t.pickOne({ name })}
        onChange={({ target }) => onChange(target.checked)}
        className="absolute inset-0 z-1 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
      />
      {file && <FileFace small file={file} alt="" lazy />}
      {isIn ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 bg-surface/85 px-1.5 py-1 text-center text-small"
        >
          {t.isIn}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className={`absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border ${isOn ? 'border-transparent bg-accent text-on-accent' : 'border-[#fff] bg-[#00000066]'}`}
        >
          {isOn && <Icon name="check" size={16} />}
        </span>
      )}
    </label>
  )
}
