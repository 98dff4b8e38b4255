import type { CanvasViewMeans } from '../../../features/talk/mind-canvas/use-canvas-view.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

const step = 1.25

export function ZoomBar({ means }: { means: CanvasViewMeans }) {
  const t = useTexts('mind')
  return (
    <div
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute right-3 bottom-3 flex items-center gap-0.5 rounded-control border border-line bg-surface p-0.5"
    >
      <IconButton
        icon="zoom-out"
        size="small"
        label={t.zoomOut}
        onClick={() => means.zoom(1 / step)}
      />
      <span className="figures w-11 text-center text-small text-soft">
        {Math.round(means.view.scale * 100)}%
      </span>
      <IconButton icon="zoom-in" size="small" label={t.zoomIn} onClick={() => means.zoom(step)} />
      <IconButton icon="maximize" size="small" label={t.fit} onClick={means.fit} />
    </div>
  )
}
