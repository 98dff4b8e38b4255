// A shared map, to be read: moved, made larger and folded, on this page alone.
import type { MindNode } from '@atelier/contract/mind-terms'
import { useMemo, useState } from 'react'
import { layoutMind } from '../../../features/talk/mind-canvas/layout-mind.ts'
import { measureText } from '../../../features/talk/mind-canvas/measure-text.ts'
import { MindCanvas } from '../../../features/talk/mind-canvas/mind-canvas.tsx'
import { foldedAs } from '../../../features/talk/mind-canvas/mind-edits.ts'
import { MindTreeView } from '../../../features/talk/mind-canvas/mind-tree-view.tsx'
import { useCanvasView } from '../../../features/talk/mind-canvas/use-canvas-view.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'

export function SharedMap({ mind, title }: { mind: MindNode; title: string }) {
  const t = useTexts('mind')
  const isPhone = useIsPhone()
  const [tree, setTree] = useState(mind)
  const [selected, setSelected] = useState(mind.id)
  const [as, setAs] = useState<'outline' | 'canvas'>(isPhone ? 'outline' : 'canvas')
  const layout = useMemo(() => layoutMind(tree, measureText), [tree])
  const means = useCanvasView(layout, selected)
  const fold = (id: string, folded: boolean) => setTree((now) => foldedAs(now, id, folded))
  const shared = { selected, onSelect: setSelected, onFold: fold }
  return (
    <div className="flex flex-col gap-3 pt-4">
      <div className="flex items-center justify-between gap-2">
        <Segmented
          label={t.view}
          value={as}
          options={[
            { value: 'canvas', label: t.canvas, icon: 'network' },
            { value: 'outline', label: t.outline, icon: 'list-tree' },
          ]}
          onChange={setAs}
        />
        {as === 'canvas' && (
          <span className="flex">
            <IconButton icon="zoom-out" label={t.zoomOut} onClick={() => means.zoom(0.8)} />
            <IconButton icon="zoom-in" label={t.zoomIn} onClick={() => means.zoom(1.25)} />
            <IconButton icon="maximize" label={t.fit} onClick={means.fit} />
          </span>
        )}
      </div>
      <div className="flex h-[min(70dvh,720px)] overflow-hidden rounded-card bg-card">
        {as === 'canvas' ? (
          <MindCanvas
            {...shared}
            layout={layout}
            means={means}
            texts={{
              canvas: t.canvas,
              rename: t.nodeText,
              noName: t.noName,
              fold: t.fold,
              unfold: t.unfold,
            }}
          />
        ) : (
          <MindTreeView
            {...shared}
            tree={tree}
            label={t.outlineOf({ title })}
            texts={{ rename: t.nodeText, noName: t.noName }}
          />
        )}
      </div>
    </div>
  )
}
