// What can be done to the chosen node, within reach of a thumb.
import type { MindNode } from '@atelier/contract/mind-terms'
import { findNode, pathTo } from '../../../features/talk/mind-canvas/mind-edits.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { useAskPrice } from '../use-ask-mind.ts'
import type { MapEditing, Pane } from '../use-map-editing.ts'

type NodeBarProps = { tree: MindNode; editing: MapEditing; pane: Pane; onAsk: () => void }

export function NodeBar({ tree, editing, pane, onAsk }: NodeBarProps) {
  const t = useTexts('mind')
  const { selected, isFixed } = editing
  const path = pathTo(tree, selected)
  const price = useAskPrice(path.map(({ text }) => text).join(' '))
  const node = findNode(tree, selected)
  const isRoot = selected === tree.id
  return (
    <div
      role="toolbar"
      aria-label={t.nodeActions}
      className="flex min-h-14 shrink-0 items-center gap-1 border-t border-line px-3 py-2 max-sm:pb-[max(8px,env(safe-area-inset-bottom))]"
    >
      <IconButton
        icon="plus"
        label={t.child}
        hotkey="tab"
        size="large"
        disabled={isFixed}
        onClick={() => editing.add('child', pane)}
      />
      <IconButton
        icon="pencil"
        label={t.renameNode}
        hotkey="f2"
        size="large"
        disabled={isFixed}
        onClick={() => editing.rename(selected, pane)}
      />
      <IconButton
        icon="trash-2"
        label={t.removeNode}
        size="large"
        disabled={isFixed || isRoot}
        onClick={() => editing.remove(pane)}
      />
      <Menu side="top" trigger={<IconButton icon="ellipsis" size="large" label={t.moreActions} />}>
        <MenuItem
          icon="plus"
          disabled={isRoot || isFixed}
          onSelect={() => editing.add('sibling', pane)}
        >
          {t.sibling}
        </MenuItem>
        <MenuItem
          icon={node?.folded ? 'chevron-right' : 'chevron-down'}
          disabled={isRoot || !node?.children.length}
          onSelect={() => editing.fold(selected, !node?.folded)}
        >
          {node?.folded ? t.unfoldNode : t.foldNode}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="arrow-up" disabled={isRoot || isFixed} onSelect={() => editing.step('up')}>
          {t.moveUp}
        </MenuItem>
        <MenuItem
          icon="arrow-down"
          disabled={isRoot || isFixed}
          onSelect={() => editing.step('down')}
        >
          {t.moveDown}
        </MenuItem>
        <MenuItem
          icon="chevron-left"
          disabled={path.length < 3 || isFixed}
          onSelect={() => editing.step('out')}
        >
          {t.moveOut}
        </MenuItem>
        <MenuItem
          icon="chevron-right"
          disabled={isRoot || isFixed}
          onSelect={() => editing.step('in')}
        >
          {t.moveIn}
        </MenuItem>
      </Menu>
      <p aria-hidden="true" className="min-w-0 flex-1 truncate px-2 text-soft max-sm:hidden">
        {node?.text}
      </p>
      <span className="flex-1 sm:hidden" />
      <Button
        kind="main"
        icon="sparkles"
        disabled={isFixed}
        onClick={onAsk}
        className="min-w-0 shrink!"
      >
        <span className="truncate">{t.askMore({ price: price || t.free })}</span>
      </Button>
    </div>
  )
}
