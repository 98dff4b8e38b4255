import type { Work } from '@atelier/contract/features/making/works'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import type { BroughtFile } from '../../../features/making/studio/take-recipe.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type SliceDialogProps = {
  work: Work
  onGoBy: (picture: BroughtFile) => void
  onClose: () => void
}

/** The pictures of a grid one by one. */
export function SliceDialog({ work, onGoBy, onClose }: SliceDialogProps) {
  const t = useTexts('midjourney')
  const common = useTexts('common')
  const side = Math.max(1, Math.round(Math.sqrt(work.tiles)))
  const rows = Math.ceil(work.tiles / side)
  const query = useQuery({
    ...callOptions('workFiles.slice', { id: work.id, index: 0, rows, cols: side }),
    staleTime: Infinity,
    retry: false,
  })
  const pictures = query.data?.pictures ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.sliceTitle}
      description={t.sliceText}
      closeLabel={common.close}
      size="medium"
    >
      {query.isError && <QueryFailure of={query} />}
      {query.isPending && (
        <div role="status" aria-label={t.slicing} className="grid grid-cols-2 gap-2">
          {Array.from({ length: work.tiles }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid
            <Skeleton key={at} className="aspect-square" />
          ))}
        </div>
      )}
      <ul className="grid gap-2" style={{ gridTemplateColumns: `repeat(${side}, minmax(0, 1fr))` }}>
        {pictures.map(({ id, url, width, height }, at) => (
          <li key={id}>
            <img
              src={url}
              alt={t.pictureOf({ n: at + 1, of: pictures.length })}
              width={width ?? undefined}
              height={height ?? undefined}
              className="h-auto w-full rounded-control bg-fill"
            />
            <div className="flex gap-1 pt-1">
              <IconButton
                icon="image-plus"
                label={t.goByNth({ n: at + 1 })}
                onClick={() =>
                  onGoBy({
                    id,
                    url,
                    width,
                    height,
                    thumbnail: url,
                    isUpload: true,
                    name: t.pictureOf({ n: at + 1, of: pictures.length }),
                  })
                }
              />
              <a
                href={url}
                download
                aria-label={t.downloadNth({ n: at + 1 })}
                className="touch-target inline-flex h-8 items-center rounded-control px-2 text-soft hover:bg-fill"
              >
                <Icon name="download" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
