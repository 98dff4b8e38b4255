import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Picture } from './composer-store.ts'

type PictureTrayProps = {
  pictures: readonly Picture[]
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/** The pictures that go with the message, each with how far it is. */
export function PictureTray({ pictures, onRemove, onRetry }: PictureTrayProps) {
  const t = useTexts('chat')
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2.5 px-4 pt-3.5">
      {pictures.map((picture) => (
        <Thumbnail
          key={picture.key}
          picture={{ ...picture, name: picture.name || t.picture }}
          onRemove={onRemove}
          onRetry={onRetry}
        />
      ))}
    </ul>
  )
}

function Thumbnail({
  picture,
  onRemove,
  onRetry,
}: { picture: Picture } & Pick<PictureTrayProps, 'onRemove' | 'onRetry'>) {
  const t = useTexts('chat')
  const { key, name, state, progress } = picture
  const failed = state === 'failed'
  const [broken, setBroken] = useState(false)
  return (
    <li className="flex max-w-80 items-center gap-2">
      <span className="relative">
        <img
          src={picture.preview}
          hidden={broken}
          onError={() => setBroken(true)}
          alt={name}
          className={classes(
            'size-16 rounded-control border border-line object-cover',
            state !== 'ready' && 'opacity-50',
          )}
        />
        {broken && (
          <span className="grid size-16 place-items-center rounded-control border border-line bg-fill text-faint">
            <Icon name="image" />
          </span>
        )}
        {state === 'uploading' && (
          <span
            role="progressbar"
            aria-label={`${t.uploading}: ${name}`}
            aria-valuenow={progress === null ? undefined : Math.round(progress * 100)}
            className="absolute inset-0 grid place-items-center rounded-control"
          >
            {progress === null ? (
              <Spinner size={20} />
            ) : (
              <span className="figures rounded-small bg-surface px-1 text-small">
                {Math.round(progress * 100)}%
              </span>
            )}
          </span>
        )}
        {failed && (
          <IconButton
            icon="refresh-cw"
            kind="plain"
            size="small"
            label={t.retryPicture({ name })}
            className="absolute! inset-0 m-auto"
            onClick={() => onRetry(key)}
          />
        )}
        <button
          type="button"
          aria-label={t.removePicture({ name })}
          data-tooltip={t.removePicture({ name })}
          onClick={() => onRemove(key)}
          className="touch-target absolute! -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line bg-surface text-soft hover:text-text"
        >
          <Icon name="x" size={16} className="size-3.5" />
        </button>
      </span>
      {failed && (
        <span role="alert" className="min-w-0 text-small text-danger">
          {picture.problem || t.uploadFailed}
        </span>
      )}
    </li>
  )
}
