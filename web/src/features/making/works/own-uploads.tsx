// Own uploads to choose from. What one does not want kept any more is deleted here, one by one or all together.
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { Medium } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { byId, usePages } from '../../../api/use-pages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { type AskedDelete, DeleteUploads } from './delete-uploads.tsx'
import { PickerGrid, PickerTile } from './picker-grid.tsx'

type OwnUploadsProps = { medium: Medium; onPick: (upload: Upload) => void }

const size = 40

export function OwnUploads({ medium, onPick }: OwnUploadsProps) {
  const t = useTexts('works')
  const { query, rows: uploads } = usePages({
    queryKey: [...dataKey('uploads.list'), 'picker', medium],
    size,
    read: (page, signal) =>
      call('uploads.list', { page, size, medium }, { shownInPlace: true, signal }),
    keyOf: byId,
  })
  const [asked, setAsked] = useState<AskedDelete | null>(null)
  return (
    <>
      <PickerGrid query={query} isEmpty={uploads.length === 0} empty={t.pickNoUploads[medium]}>
        {uploads.map((upload, at) => {
          const name = t.pickUpload({ n: at + 1 })
          return (
            <PickerTile
              key={upload.id}
              medium={medium}
              name={name}
              durationS={upload.durationS}
              onPick={() => onPick(upload)}
              corner={
                <IconButton
                  icon="trash-2"
                  size="small"
                  label={t.deleteUpload({ name })}
                  className="bg-surface/85!"
                  onClick={() => setAsked({ id: upload.id })}
                />
              }
            >
              <Face upload={upload} medium={medium} />
            </PickerTile>
          )
        })}
      </PickerGrid>
      {uploads.length > 0 && (
        <div className="flex justify-end pt-4">
          <Button kind="quiet" icon="trash-2" onClick={() => setAsked({ id: null })}>
            {t.deleteUploads}
          </Button>
        </div>
      )}
      <DeleteUploads asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

function Face({ upload, medium }: { upload: Upload; medium: Medium }) {
  if (medium === 'picture')
    return <LazyImage src={upload.url} alt="" className="absolute inset-0 size-full object-cover" />
  if (medium === 'clip')
    return (
      <video
        // Something of it, where a browser would show nothing at its very beginning.
        src={`${upload.url}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        className="absolute inset-0 size-full object-cover"
      />
    )
  return null
}
