import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PictureStage } from '../../../ui/picture-stage.tsx'
import { wholeView, zoomedAt } from '../../../ui/stage-view.ts'
import { useStageKeys } from '../use-stage-keys.ts'
import { FileStrip } from './file-strip.tsx'

const glass = 'bg-[#00000080] text-[#fff]! hover:bg-[#000000b3]!'

type WorkStageProps = { work: Pick<PublishedPage, 'files'>; name: string }

/** The pictures of a work, one at a time: zoomed by wheel with Ctrl, press and pinch, stepped through by arrows and swipes. */
export function WorkStage({ work, name }: WorkStageProps) {
  const t = useTexts('workPage')
  const [at, setAt] = useState(0)
  const [view, setView] = useState(wholeView)
  const { files } = work
  const file = files[at] ?? files[0]
  const isMany = files.length > 1
  const show = (next: number) => {
    if (!files[next]) return
    setAt(next)
    setView(wholeView)
  }
  const zoom = (factor: number) => setView((now) => zoomedAt(now, factor, { x: 0, y: 0 }))
  useStageKeys((key) => {
    if (key === 'ArrowLeft' && isMany) show(at - 1)
    else if (key === 'ArrowRight' && isMany) show(at + 1)
    else if (key === '+' || key === '=') zoom(1.6)
    else if (key === '-') zoom(1 / 1.6)
    else if (key === '0') setView(wholeView)
    else return false
    return true
  })
  if (!file) return null
  const label = isMany ? `${name}, ${t.picture({ n: at + 1, of: files.length })}` : name
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        className="relative max-h-[min(78dvh,900px)] min-h-60 w-full overflow-hidden bg-sunken sm:rounded-card"
        style={{ aspectRatio: `${file.width ?? 1} / ${file.height ?? 1}` }}
      >
        <div className="absolute inset-0">
          <PictureStage
            key={file.id}
            inPage
            file={file}
            alt={label}
            view={view}
            onView={setView}
            onSwipe={(meaning) => {
              if (meaning !== 'close') show(meaning === 'next' ? at + 1 : at - 1)
            }}
          />
        </div>
        <IconButton
          icon={view.scale > 1 ? 'zoom-out' : 'zoom-in'}
          size="large"
          label={view.scale > 1 ? t.zoomOut : t.zoomIn}
          className={`absolute! top-3 right-3 ${glass}`}
          onClick={() => (view.scale > 1 ? setView(wholeView) : zoom(2))}
        />
        {isMany && at > 0 && (
          <IconButton
            icon="chevron-left"
            size="large"
            label={t.previous}
            className={`absolute! top-1/2 left-3 -translate-y-1/2 ${glass}`}
            onClick={() => show(at - 1)}
          />
        )}
        {isMany && at < files.length - 1 && (
          <IconButton
            icon="chevron-right"
            size="large"
            label={t.next}
            className={`absolute! top-1/2 right-3 -translate-y-1/2 ${glass}`}
            onClick={() => show(at + 1)}
          />
        )}
      </div>
      <FileStrip files={files} at={at} onShow={show} />
    </div>
  )
}
