import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { FormPicture } from './wish-form.ts'

type SlotThumbnailProps = { picture: FormPicture; onRemove: () => void; onRetry: () => void }

/** A picture in its slot, with how far it is. */
export function SlotThumbnail({ picture, onRemove, onRetry }: SlotThumbnailProps) {
  const t = useTexts('studio')
  const { preview, state, progress, problem } = picture
  const name = picture.name || t.picture
  /** The address that shows nothing, such as that of a broken file. */
  const [broken, setBroken] = useState('')
  return (
    <li className="flex max-w-full items-center gap-2">
      <span className="relative">
        {broken === preview ? (
          <span
            role="img"
            aria-label={name}
            className="block size-20 rounded-control border border-line bg-fill"
          />
        ) : (
          <img
            src={preview}
            alt={name}
            onError={() => setBroken(preview)}
            className={classes(
              'size-20 rounded-control border border-line bg-fill object-cover',
              state !== 'ready' && 'opacity-50',
            )}
          />
        )}
        {state === 'uploading' && (
          <span
            role="progressbar"
            aria-label={t.uploading({ name })}
            aria-valuenow={Math.round((progress ?? 0) * 100)}
            className="figures absolute inset-0 grid place-items-center text-small"
          >
            <span className="rounded-small bg-surface px-1">
              {Math.round((progress ?? 0) * 100)} %
            </span>
          </span>
        )}
        {state === 'failed' && (
          <IconButton
            icon="refresh-cw"
            kind="plain"
            size="small"
            label={t.retryPicture({ name })}
            className="absolute! inset-0 m-auto"
            onClick={onRetry}
          />
        )}
        <button
          type="button"
          aria-label={t.removePicture({ name })}
          data-tooltip={t.removePicture({ name })}
          onClick={onRemove}
          className="touch-target absolute! -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line bg-surface text-soft hover:text-text"
        >
          <Icon name="x" size={16} className="size-3.5" />
        </button>
      </span>
      {state === 'failed' && (
        <span role="alert" className="min-w-0 text-small text-danger">
          {problem || t.uploadFailed}
        </span>
      )}
    </li>
  )
}
