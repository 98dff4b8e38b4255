// The same map as text: a tree that every reader can walk through, and edit.
import type { MindNode } from '@atelier/contract/mind-terms'
import { memo, useEffect, useMemo, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { shownNodes } from './mind-edits.ts'
import { NodeField } from './node-field.tsx'

type MindTreeViewProps = {
  tree: MindNode
  label: string
  texts: { rename: string; noName: string }
  selected: string
  onSelect: (id: string) => void
  onFold: (id: string, folded: boolean) => void
  editing?: string | null
  onRename?: (id: string) => void
  onRenamed?: (id: string, text: string | null) => void
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
}

export function MindTreeView(props: MindTreeViewProps) {
  const { tree, label, texts, selected, onSelect, onFold, editing, onKeyDown } = props
  const rows = useMemo(() => shownNodes(tree), [tree])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selected)}"]`)
    if (list.current?.contains(document.activeElement)) row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const isThere = rows.some(({ node }) => node.id === selected)
  return (
    <div
      ref={list}
      role="tree"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="min-h-0 flex-1 overflow-y-auto p-2"
    >
      {rows.map(({ node, depth }) => (
        <Row
          key={node.id}
          node={node}
          depth={depth}
          texts={texts}
          isSelected={node.id === selected}
          isTabStop={node.id === selected || (!isThere && depth === 0)}
          isEdited={node.id === editing}
          onSelect={onSelect}
          onFold={onFold}
          onRename={props.onRename}
          onRenamed={props.onRenamed}
        />
      ))}
    </div>
  )
}

type RowProps = Pick<MindTreeViewProps, 'texts' | 'onSelect' | 'onFold'> & {
  node: MindNode
  depth: number
  isSelected: boolean
  isTabStop: boolean
  isEdited: boolean
  onRename: MindTreeViewProps['onRename'] | undefined
  onRenamed: MindTreeViewProps['onRenamed'] | undefined
}

const Row = memo(function Row(props: RowProps) {
  const { node, depth, texts, isSelected, isTabStop, isEdited } = props
  const hasMore = node.children.length > 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes the keys
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={hasMore ? !node.folded : undefined}
      data-row={node.id}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => props.onSelect(node.id)}
      onDoubleClick={() => props.onRename?.(node.id)}
      style={{ paddingLeft: 4 + Math.min(depth, 12) * 16 }}
      className={classes(
        'flex min-h-8 cursor-default items-start gap-1 rounded-control py-1 pr-2 -outline-offset-2 [content-visibility:auto] [contain-intrinsic-size:auto_32px] touch:min-h-11 touch:items-center',
        isSelected ? 'bg-fill-strong' : 'hover:bg-fill',
        depth === 0 && 'font-semibold',
      )}
    >
      {/* The keys fold, too: it is no stop of its own. */}
      <span
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (hasMore) props.onFold(node.id, !node.folded)
        }}
        className="grid h-6 w-6 shrink-0 cursor-pointer place-items-center text-faint touch:h-9 touch:w-9"
      >
        {hasMore ? (
          <Icon name={node.folded ? 'chevron-right' : 'chevron-down'} size={16} />
        ) : (
          <span className="size-1 rounded-full bg-line-control" />
        )}
      </span>
      {isEdited ? (
        <NodeField
          text={node.text}
          label={texts.rename}
          onDone={(text) => props.onRenamed?.(node.id, text)}
          className="min-w-0 flex-1 px-2 py-0.5"
        />
      ) : (
        <span
          className={classes('min-w-0 flex-1 py-0.5 wrap-anywhere', !node.text && 'text-faint')}
        >
          {node.text || texts.noName}
        </span>
      )}
    </div>
  )
})
