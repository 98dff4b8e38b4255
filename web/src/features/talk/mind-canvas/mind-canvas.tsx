// A map as boxes and lines, to be moved, made larger and edited in place. The outline beside it says the same as text.
import './mind.css'
import { memo, type ReactNode, useEffect, useMemo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { branchColour } from './branch-colour.ts'
import type { CanvasView, Size } from './canvas-view.ts'
import type { Drop } from './drop-at.ts'
import type { Box, MindLayout } from './layout-mind.ts'
import { NodeField } from './node-field.tsx'
import { useCanvasPointers } from './use-canvas-pointers.ts'
import type { CanvasViewMeans } from './use-canvas-view.ts'

export type CanvasTexts = {
  canvas: string
  rename: string
  noName: string
  fold: (name: { name: string }) => string
  unfold: (name: { name: string; n: number }) => string
}

type MindCanvasProps = {
  layout: MindLayout
  means: CanvasViewMeans
  texts: CanvasTexts
  selected: string
  onSelect: (id: string) => void
  onFold: (id: string, folded: boolean) => void
  /** Without it the map is only read. */
  edit?: {
    editing: string | null
    onRename: (id: string) => void
    onRenamed: (id: string, text: string | null) => void
    onDrop: (id: string, drop: Drop) => void
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => void
  }
  /** Stands over the stage. */
  children?: ReactNode
}

/** Beyond this many, only boxes that are in sight or near it are drawn. */
const fewBoxes = 250

export function MindCanvas(props: MindCanvasProps) {
  const { layout, means, texts, selected, onSelect, onFold, edit, children } = props
  const { setStage, size, view, show, stage } = means
  const { dragged, handlers } = useCanvasPointers({ layout, means, onDrop: edit?.onDrop })
  const boxes = useMemo(
    () => (layout.boxes.length <= fewBoxes ? layout.boxes : inSight(layout.boxes, view, size)),
    [layout.boxes, view, size],
  )
  // By keys one comes to nodes that are out of sight.
  useEffect(() => {
    if (!stage?.contains(document.activeElement)) return
    show(selected)
    stage.querySelector<HTMLElement>(`[data-node="${CSS.escape(selected)}"]`)?.focus({
      preventScroll: true,
    })
  }, [selected, show, stage])
  return (
    <section
      ref={setStage}
      aria-label={texts.canvas}
      className="mind-branches relative min-h-0 min-w-0 flex-1 cursor-grab touch-none overflow-hidden bg-sunken select-none active:cursor-grabbing"
      onKeyDown={edit?.onKeyDown}
      {...handlers}
    >
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <svg
          aria-hidden="true"
          width={layout.width}
          height={layout.height}
          className="pointer-events-none absolute top-0 left-0"
        >
          {layout.links.map(({ id, branch, d }) => (
            <path key={id} d={d} fill="none" stroke={branchColour(branch)} strokeWidth={2} />
          ))}
        </svg>
        {boxes.map((box) => (
          <NodeBox
            key={box.node.id}
            box={box}
            texts={texts}
            isSelected={box.node.id === selected}
            isEdited={box.node.id === edit?.editing}
            isDragged={dragged?.id === box.node.id}
            drop={dragged?.drop?.id === box.node.id ? dragged.drop.side : null}
            onSelect={onSelect}
            onFold={onFold}
            onRename={edit?.onRename}
            onRenamed={edit?.onRenamed}
          />
        ))}
      </div>
      {children}
    </section>
  )
}

function inSight(boxes: readonly Box[], { scale, x, y }: CanvasView, size: Size): Box[] {
  const near = 200
  return boxes.filter(
    (box) =>
      x + (box.x + box.width) * scale > -near &&
      x + box.x * scale < size.width + near &&
      y + (box.y + box.height) * scale > -near &&
      y + box.y * scale < size.height + near,
  )
}

type NodeBoxProps = Pick<MindCanvasProps, 'texts' | 'onSelect' | 'onFold'> & {
  box: Box
  isSelected: boolean
  isEdited: boolean
  isDragged: boolean
  drop: Drop['side'] | null
  onRename: ((id: string) => void) | undefined
  onRenamed: ((id: string, text: string | null) => void) | undefined
}

const NodeBox = memo(function NodeBox(props: NodeBoxProps) {
  const { box, texts, isSelected, isEdited, isDragged, drop } = props
  const { node, depth, branch, x, y, width, height, lines } = box
  const isRoot = depth === 0
  const place = { left: x, top: y, width, height }
  if (isEdited)
    return (
      <NodeField
        text={node.text}
        label={texts.rename}
        onDone={(text) => props.onRenamed?.(node.id, text)}
        style={{
          ...place,
          width: undefined,
          height: undefined,
          minWidth: Math.max(width, 120),
          minHeight: height,
        }}
        className={classes(
          'absolute z-bar max-w-90 px-3 py-1.5',
          isRoot && 'text-read font-semibold',
        )}
      />
    )
  const name = node.text || texts.noName
  return (
    <div className={classes('absolute', isDragged && 'opacity-40')} style={place}>
      <button
        type="button"
        data-node={node.id}
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        onClick={() => props.onSelect(node.id)}
        onFocus={() => props.onSelect(node.id)}
        onDoubleClick={() => props.onRename?.(node.id)}
        style={isRoot ? undefined : { borderColor: branchColour(branch) }}
        className={classes(
          'block size-full cursor-pointer overflow-hidden border-[1.5px] text-center whitespace-pre',
          isRoot
            ? 'rounded-card border-transparent bg-accent text-[16px] leading-[24px] font-semibold text-on-accent'
            : 'rounded-control bg-surface text-[14px] leading-[20px]',
          isSelected && 'outline-2 outline-offset-2 outline-focus',
          drop === 'below' && 'ring-2 ring-focus',
          !node.text && 'text-faint',
        )}
      >
        {node.text ? lines.join('\n') : texts.noName}
      </button>
      {(drop === 'before' || drop === 'after') && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-x-0 h-0.5 rounded-full bg-focus',
            drop === 'before' ? '-top-1.5' : '-bottom-1.5',
          )}
        />
      )}
      {node.children.length > 0 && !isRoot && (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={!node.folded}
          aria-label={
            node.folded ? texts.unfold({ name, n: node.children.length }) : texts.fold({ name })
          }
          onClick={() => props.onFold(node.id, !node.folded)}
          style={{ borderColor: branchColour(branch) }}
          className={classes(
            'figures absolute top-1/2 -right-3 grid size-6 -translate-y-1/2 cursor-pointer place-items-center rounded-full border-[1.5px] bg-surface text-small text-soft hover:text-text',
            !node.folded &&
              'opacity-0 hover:opacity-100 focus-visible:opacity-100 touch:opacity-100',
          )}
        >
          {node.folded ? node.children.length : <Icon name="minus" size={16} className="size-3" />}
        </button>
      )}
    </div>
  )
})
