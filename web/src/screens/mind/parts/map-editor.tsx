// A map to be worked on: the canvas, its outline beside it (on a phone in its place), and what can be done to both.
import type { Mind } from '@atelier/contract/features/talk/minds'
import type { MindNode } from '@atelier/contract/mind-terms'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { layoutMind } from '../../../features/talk/mind-canvas/layout-mind.ts'
import { measureText } from '../../../features/talk/mind-canvas/measure-text.ts'
import { MindCanvas } from '../../../features/talk/mind-canvas/mind-canvas.tsx'
import { changeNode, pathTo } from '../../../features/talk/mind-canvas/mind-edits.ts'
import { MindTreeView } from '../../../features/talk/mind-canvas/mind-tree-view.tsx'
import { useCanvasView } from '../../../features/talk/mind-canvas/use-canvas-view.ts'
import type { Started } from '../../../features/talk/runs/run-client.ts'
import { runs } from '../../../features/talk/runs/runs.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop, useIsPhone } from '../../../lib/media.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useAskMind } from '../use-ask-mind.ts'
import { knownBelow, useGrowth } from '../use-growth.ts'
import { readMind, useSession } from '../use-map.ts'
import { useMapEditing } from '../use-map-editing.ts'
import { EmptyMap } from './empty-map.tsx'
import { GrowingLine } from './growing-line.tsx'
import { MapBar, type Panes } from './map-bar.tsx'
import { NodeBar } from './node-bar.tsx'
import { SaveLine } from './save-line.tsx'
import { ZoomBar } from './zoom-bar.tsx'

const nothing: MindNode = { id: '', text: '', children: [] }

export function MapEditor({ mind }: { mind: Mind }) {
  const t = useTexts('mind')
  const client = useQueryClient()
  const isPhone = useIsPhone()
  const isDesktop = useIsDesktop()
  const { session, state, load, keepMine } = useSession(mind)
  const { shown, running, entryId, failed, clearFailed } = useGrowth(mind, session, state)
  const { ask, isSending } = useAskMind()
  const editing = useMapEditing({ session, shown, growing: entryId })
  const [panes, setPanes] = useState<Panes>({ phone: 'outline', beside: isDesktop })
  const layout = useMemo(() => layoutMind(shown ?? nothing, measureText), [shown])
  const means = useCanvasView(layout, editing.selected)
  const title = mind.title || shown?.text || t.untitled
  const hasCanvas = !isPhone || panes.phone === 'canvas'
  const hasOutline = isPhone ? panes.phone === 'outline' : panes.beside

  const askMore = async () => {
    const { tree } = session.state()
    const path = tree ? pathTo(tree, editing.selected) : []
    const node = path.at(-1)
    if (!node || running || isSending) return
    const marked = ({ entryId: grows }: Started) =>
      session.note((now) => changeNode(now, node.id, (found) => ({ ...found, grows })))
    await ask({
      groupId: mind.id,
      prompt: node.text || title,
      options: { path: path.map(({ text }) => text), known: knownBelow(node) },
      onStarted: marked,
    })
  }
  const askAgain = async () => {
    clearFailed()
    const onStarted = () => void readMind(client, mind.id).catch(() => undefined)
    await ask({ groupId: mind.id, prompt: title, onStarted })
  }
  const stop = () => {
    if (running) runs.stop(running.key).catch(() => toast(t.stopFailed, { kind: 'failure' }))
  }
  const { onRenamed } = editing
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <MapBar
        mind={mind}
        title={title}
        tree={state.tree}
        state={state}
        isFixed={entryId !== null}
        onUndo={session.undo}
        onRedo={session.redo}
        panes={panes}
        onPanes={setPanes}
        stage={means.stage}
      />
      <SaveLine
        state={state}
        onRetry={session.retry}
        onLoad={() =>
          void load().then(
            () => toast(t.theirsLoaded),
            () => undefined,
          )
        }
        onKeep={() => void keepMine().catch(() => undefined)}
      />
      {!shown ? (
        <EmptyMap
          isRunning={running !== undefined || isSending || !failed}
          problem={failed === 'empty' ? '' : failed}
          onAgain={() => void askAgain()}
        />
      ) : (
        <div className="flex min-h-0 flex-1">
          {hasOutline && (
            <div className="flex min-h-0 w-full flex-col border-line sm:w-72 sm:shrink-0 sm:border-r">
              <MindTreeView
                tree={shown}
                label={t.outlineOf({ title })}
                texts={{ rename: t.nodeText, noName: t.noName }}
                selected={editing.selected}
                onSelect={editing.select}
                onFold={editing.fold}
                editing={editing.editingIn('outline')}
                onRename={(id) => editing.rename(id, 'outline')}
                onRenamed={onRenamed}
                onKeyDown={editing.keysOf('outline')}
              />
            </div>
          )}
          {hasCanvas && (
            <MindCanvas
              layout={layout}
              means={means}
              texts={{
                canvas: t.canvas,
                rename: t.nodeText,
                noName: t.noName,
                fold: t.fold,
                unfold: t.unfold,
              }}
              selected={editing.selected}
              onSelect={editing.select}
              onFold={editing.fold}
              edit={{
                editing: editing.editingIn('canvas'),
                onRename: (id) => editing.rename(id, 'canvas'),
                onRenamed,
                onDrop: editing.onDrop,
                onKeyDown: editing.keysOf('canvas'),
              }}
            >
              <ZoomBar means={means} />
            </MindCanvas>
          )}
        </div>
      )}
      {running || isSending ? (
        <GrowingLine turn={running} onStop={stop} />
      ) : (
        shown && (
          <NodeBar
            tree={shown}
            editing={editing}
            pane={hasCanvas ? 'canvas' : 'outline'}
            onAsk={() => void askMore()}
          />
        )
      )}
    </div>
  )
}
