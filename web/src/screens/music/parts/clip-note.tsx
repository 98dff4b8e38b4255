import { useEffect } from 'react'
import { useWork } from '../../../features/making/works/queries.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MusicStudio } from '../use-music.ts'

/** The clip that the song is made for, until somebody says that it is not. */
export function ClipNote({ music }: { music: MusicStudio }) {
  const t = useTexts('music')
  const { form, change } = music
  const { data, isFetched } = useWork(form.parentId)
  const nameOf = useWorkName()
  const drop = () => change((now) => ({ ...now, parentId: null }))
  const isGone = form.parentId !== null && isFetched && data === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: dropped once, when it is known to be gone
  useEffect(() => {
    if (isGone) drop()
  }, [isGone])
  if (form.parentId === null || !data) return null
  const [file] = data.files
  return (
    <div className="flex items-center gap-2 rounded-control bg-fill p-1.5">
      {file && (
        <span className="relative size-9 shrink-0 overflow-hidden rounded-small bg-fill-strong">
          <FileFace small file={file} alt="" />
        </span>
      )}
      <p className="line-clamp-2 min-w-0 flex-1 text-small">{t.forClip({ name: nameOf(data) })}</p>
      <IconButton icon="x" size="small" label={t.dropClip} onClick={drop} />
    </div>
  )
}
