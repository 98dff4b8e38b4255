// One picture of own works, to go along with another wish.
import type { Work, WorkFile } from '@atelier/contract/features/works'
import { workStates } from '@atelier/contract/work-terms'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilePicture } from '../../ui/file-picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWorks } from './queries.ts'
import { useWorkName } from './work-name.ts'

type WorkPickerProps = {
  title: string
  empty: string
  onPick: (work: Work, file: WorkFile) => void
  onClose: () => void
}

const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const done = { status: workStates.done }

export function WorkPicker({ title, empty, onPick, onClose }: WorkPickerProps) {
  const common = useTexts('common')
  const nameOf = useWorkName()
  const { works, query } = useWorks(done)
  const pictures = works.flatMap((work) =>
    work.files.filter(({ mime }) => mime.startsWith('image/')).map((file) => ({ work, file })),
  )
  return (
    <DialogWindow open onClose={onClose} title={title} closeLabel={common.close} size="large">
      {query.isPending && (
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="aspect-square" />
          ))}
        </div>
      )}
      {query.isSuccess && pictures.length === 0 && <EmptyState icon="images" title={empty} />}
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {pictures.map(({ work, file }) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={nameOf(work)}
              data-tooltip={nameOf(work)}
              onClick={() => onPick(work, file)}
              className="relative block aspect-square w-full overflow-hidden rounded-control bg-fill hover:opacity-85"
            >
              <FilePicture file={file} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.more}
          </Button>
        </div>
      )}
    </DialogWindow>
  )
}
