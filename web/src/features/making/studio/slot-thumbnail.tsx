import { mediumOfRole } from '@atelier/contract/work-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FormInput } from './request-form.ts'
import { SlotPreview } from './slot-preview.tsx'

type SlotThumbnailProps = { input: FormInput; onRemove: () => void; onRetry: () => void }

/** A file in its slot, with how far it is. */
export function SlotThumbnail({ input, onRemove, onRetry }: SlotThumbnailProps) {
  const t = useTexts('studio')
  const { role, state, progress, problem } = input
  const medium = mediumOfRole(role)
  const name = input.name || t.media[medium]
  return (
    <li className="flex max-w-full min-w-0 items-center gap-2.5">
      <span className="relative shrink-0">
        <SlotPreview input={input} name={name} />
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
            label={t.uploadAgain({ name })}
            className="absolute! inset-0 m-auto"
            onClick={onRetry}
          />
        )}
        <button
          type="button"
          aria-label={t.remove({ name })}
          data-tooltip={t.remove({ name })}
          onClick={onRemove}
          className="touch-target absolute! -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full border border-line bg-surface text-soft hover:text-text"
        >
          <Icon name="x" size={16} className="size-3.5" />
        </button>
      </span>
      {(state === 'failed' || medium !== 'picture') && (
        <span className="flex min-w-0 flex-col gap-0.5 text-small">
          {medium !== 'picture' && <span className="line-clamp-2 break-words">{name}</span>}
          {state === 'failed' && (
            <span role="alert" className="text-danger">
              {problem || t.uploadFailed}
            </span>
          )}
        </span>
      )}
    </li>
  )
}
