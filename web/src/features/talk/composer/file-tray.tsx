import '../../../ui/late.css'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type AttachedFile, attaching, useAttached } from './attaching.ts'

/** The files that go with the message, each with how far it is. */
export function FileTray({ place }: { place: number }) {
  const t = useTexts('knowledge')
  const files = useAttached(place)
  return (
    <ul aria-label={t.attached} className="flex flex-wrap gap-2.5 px-4 pt-3.5">
      {files.map((file) => (
        <FileChip key={file.key} file={file} onRemove={() => attaching.remove(place, file.key)} />
      ))}
    </ul>
  )
}

function FileChip({ file, onRemove }: { file: AttachedFile; onRemove: () => void }) {
  const t = useTexts('knowledge')
  const { name, state } = file
  const failed = state === 'failed'
  const isBusy = state === 'uploading' || state === 'reading'
  return (
    <li
      className={classes(
        'flex max-w-80 min-w-0 items-center gap-2.5 rounded-control border py-1.5 pr-1.5 pl-3',
        failed ? 'border-danger' : 'border-line',
      )}
    >
      {isBusy ? (
        <Spinner size={16} />
      ) : (
        <Icon name={failed ? 'circle-alert' : 'file-text'} size={16} />
      )}
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-tool font-medium">{name}</span>
        <span
          role={failed ? 'alert' : 'status'}
          className={classes(
            'block text-small wrap-anywhere',
            failed ? 'text-danger' : 'text-soft',
          )}
        >
          <FileState file={file} />
        </span>
      </span>
      <button
        type="button"
        aria-label={t.removeFile({ name })}
        data-tooltip={t.removeFile({ name })}
        onClick={onRemove}
        className="touch-target grid size-7 shrink-0 place-items-center rounded-full text-soft hover:bg-fill hover:text-text"
      >
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}

function FileState({ file: { state, progress, document, problem } }: { file: AttachedFile }) {
  const t = useTexts('knowledge')
  const { number } = useFormats()
  if (state === 'uploading')
    return progress === null ? t.uploading : `${t.uploading} ${Math.round(progress * 100)}%`
  if (state === 'reading') return t.reading
  if (state === 'failed') return problem || t.failed
  return t.readyWith({ n: document?.characters ?? 0, shown: number(document?.characters ?? 0) })
}
