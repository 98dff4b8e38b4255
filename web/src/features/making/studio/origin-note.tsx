import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Studio } from './use-studio.ts'

/** The published work that what is made here goes back to, until somebody says that it does not. */
export function OriginNote({ studio }: { studio: Studio }) {
  const { form, change } = studio
  if (form.originId === null) return null
  return (
    <Note
      id={form.originId}
      onDrop={() => change((now) => ({ ...now, originId: null }))}
      key={form.originId}
    />
  )
}

function Note({ id, onDrop }: { id: number; onDrop: () => void }) {
  const t = useTexts('studio')
  const { data, error } = useQuery(callOptions('gallery.open', { id }))
  const isGone = error instanceof CallFailure && error.error === 'gallery.not_found'
  // biome-ignore lint/correctness/useExhaustiveDependencies: dropped once, when it is known to be gone
  useEffect(() => {
    if (isGone) onDrop()
  }, [isGone])
  if (!data) return null
  const [file] = data.files
  return (
    <div className="flex items-center gap-2 rounded-control bg-fill p-1.5">
      {file && (
        <span className="relative size-9 shrink-0 overflow-hidden rounded-small bg-fill-strong">
          <FileFace small file={file} alt="" />
        </span>
      )}
      <p className="line-clamp-2 min-w-0 flex-1 text-small">
        {t.origin({ name: data.title || data.author.name })}
      </p>
      <IconButton icon="x" size="small" label={t.dropOrigin} onClick={onDrop} />
    </div>
  )
}
