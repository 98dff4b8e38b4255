// The head of an open map: where it stands, whether it is kept, and what can be done with the whole of it.
import type { Mind } from '@atelier/contract/features/talk/minds'
import type { MindNode } from '@atelier/contract/mind-terms'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import {
  exportMind,
  type MindFormat,
  mindFormats,
} from '../../../features/talk/mind-canvas/export-mind.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop, useIsPhone } from '../../../lib/media.ts'
import { mindPath } from '../../../lib/mind-link.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuGroup, MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { SessionState } from '../map-session.ts'
import { useDeleteMind } from '../own-minds.ts'
import { RenameMap } from './rename-map.tsx'

/** What shows: on a phone one of both, else the canvas with the outline beside it or without. */
export type Panes = { phone: 'outline' | 'canvas'; beside: boolean }

type MapBarProps = {
  mind: Mind
  title: string
  tree: MindNode | null
  state: SessionState
  isFixed: boolean
  onUndo: () => void
  onRedo: () => void
  panes: Panes
  onPanes: (panes: Panes) => void
  stage: HTMLElement | null
}

export function MapBar(props: MapBarProps) {
  const { title, panes, onPanes } = props
  const t = useTexts('mind')
  const isDesktop = useIsDesktop()
  const isPhone = useIsPhone()
  const actions = <Actions {...props} />
  return (
    <>
      <TopBar title={title} actions={actions} />
      {isDesktop && (
        <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line px-4">
          <Link
            to={mindPath}
            aria-label={t.all}
            data-tooltip={t.all}
            className="grid size-8 place-items-center rounded-control text-soft hover:bg-fill hover:text-text"
          >
            <Icon name="chevron-left" size={20} />
          </Link>
          <h1 className="min-w-0 truncate font-medium">{title}</h1>
          {props.tree && <SaveMark save={props.state.save} />}
          <span className="flex-1" />
          {actions}
        </header>
      )}
      {isPhone && (
        <div className="border-b border-line px-4 py-2">
          <Segmented
            wide
            label={t.view}
            value={panes.phone}
            options={[
              { value: 'outline', label: t.outline, icon: 'list-tree' },
              { value: 'canvas', label: t.canvas, icon: 'network' },
            ]}
            onChange={(phone) => onPanes({ ...panes, phone })}
          />
        </div>
      )}
    </>
  )
}

function SaveMark({ save }: { save: SessionState['save'] }) {
  const t = useTexts('mind')
  return (
    <span className="shrink-0 text-small text-faint">
      {save === 'saved' && t.saved}
      {save === 'saving' && t.saving}
    </span>
  )
}

function Actions({
  mind,
  title,
  tree,
  state,
  isFixed,
  onUndo,
  onRedo,
  panes,
  onPanes,
  stage,
}: MapBarProps) {
  const t = useTexts('mind')
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { open } = useDialogLink()
  const remove = useDeleteMind()
  const [renames, setRenames] = useState(false)
  const save = (format: MindFormat) => {
    if (!tree) return
    exportMind(tree, { format, title, stage: stage ?? document.body }).catch(() =>
      toast(t.exportFailed, { kind: 'failure' }),
    )
  }
  const outline: ReactNode = !isPhone && (
    <IconButton
      icon="list-tree"
      label={panes.beside ? t.hideOutline : t.showOutline}
      pressed={panes.beside}
      onClick={() => onPanes({ ...panes, beside: !panes.beside })}
    />
  )
  return (
    <>
      <IconButton
        icon="undo-2"
        label={t.undo}
        hotkey="mod+z"
        disabled={!state.canUndo || isFixed}
        onClick={onUndo}
      />
      <IconButton
        icon="redo-2"
        label={t.redo}
        hotkey="mod+shift+z"
        disabled={!state.canRedo || isFixed}
        onClick={onRedo}
      />
      {outline}
      <Menu align="end" trigger={<IconButton icon="ellipsis" label={t.moreActions} />}>
        <MenuItem
          icon="share-2"
          disabled={!tree || state.save !== 'saved'}
          onSelect={() => open('share', { of: `mind-${mind.id}` })}
        >
          {t.share}
        </MenuItem>
        <MenuGroup label={t.export}>
          {mindFormats.map((format) => (
            <MenuItem key={format} icon="download" disabled={!tree} onSelect={() => save(format)}>
              {t.formats[format]}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon="pencil" onSelect={() => setRenames(true)}>
          {t.rename}
        </MenuItem>
        <MenuItem icon="network" onSelect={() => void navigate(mindPath)}>
          {t.all}
        </MenuItem>
        <MenuItem
          icon="trash-2"
          danger
          onSelect={() => {
            remove(mind.id)
            void navigate(mindPath)
          }}
        >
          {t.delete}
        </MenuItem>
      </Menu>
      <RenameMap map={renames ? { id: mind.id, title } : null} onClose={() => setRenames(false)} />
    </>
  )
}
