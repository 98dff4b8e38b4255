// What somebody does to an open map, by keys, buttons and drags.
import { countMindNodes, type MindNode, maxMindNodes } from '@atelier/contract/mind-terms'
import { type KeyboardEvent, useState } from 'react'
import { type Drop, placeOfDrop } from '../../features/talk/mind-canvas/drop-at.ts'
import { type MindCommand, mindCommand } from '../../features/talk/mind-canvas/mind-commands.ts'
import {
  findNode,
  foldedAs,
  moved,
  neighbourOf,
  newNode,
  nodeBeside,
  parentOf,
  renamed,
  type Step,
  shownNodes,
  stepped,
  withChild,
  without,
} from '../../features/talk/mind-canvas/mind-edits.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'
import { isOfAnswer } from './grown-tree.ts'
import type { MapSession } from './map-session.ts'

export type Pane = 'canvas' | 'outline'
type Editing = { id: string; pane: Pane; added: MindNode | null }

type Options = {
  session: MapSession
  /** As it shows, what is being written included. */
  shown: MindNode | null
  /** What is written now cannot be changed yet. */
  growing: number | null
}

export function useMapEditing({ session, shown, growing }: Options) {
  const t = useTexts('mind')
  const [chosen, setChosen] = useState('')
  const [editing, setEditing] = useState<Editing | null>(null)
  const selected = shown && findNode(shown, chosen) ? chosen : (shown?.id ?? '')
  const isFixed = growing !== null && (isOfAnswer(selected, growing) || !session.state().tree)
  const focusBack = (pane: Pane, id: string) => requestAnimationFrame(() => focusNode(pane, id))

  const add = (where: 'child' | 'sibling', pane: Pane) => {
    const { tree } = session.state()
    if (!tree || isFixed) return
    if (countMindNodes(tree) >= maxMindNodes) {
      toast(t.isLarge({ n: maxMindNodes }), { kind: 'failure' })
      return
    }
    const parent = where === 'sibling' ? parentOf(tree, selected) : undefined
    const at = parent ? parent.children.findIndex(({ id }) => id === selected) + 1 : undefined
    const added = newNode()
    session.edit((now) => withChild(now, parent?.id ?? selected, added, at))
    setChosen(added.id)
    setEditing({ id: added.id, pane, added })
  }
  const remove = (pane: Pane) => {
    const { tree } = session.state()
    if (!tree || isFixed || selected === tree.id) return
    const next = neighbourOf(tree, selected)
    session.edit((now) => without(now, selected))
    setChosen(next)
    focusBack(pane, next)
  }
  const rename = (id: string, pane: Pane) => {
    if (growing !== null && isOfAnswer(id, growing)) return
    if (!session.state().tree) return
    setChosen(id)
    setEditing({ id, pane, added: null })
  }
  const onRenamed = (id: string, text: string | null) => {
    const { pane = 'canvas', added = null } = editing ?? {}
    setEditing(null)
    if (!added || text) {
      // Adding and naming is one thing to take back.
      if (added && text) session.rename(id, text)
      else if (text !== null) session.edit((tree) => renamed(tree, id, text))
      focusBack(pane, id)
      return
    }
    const { tree } = session.state()
    const next = (tree && parentOf(tree, id)?.id) ?? ''
    session.undo()
    setChosen(next)
    focusBack(pane, next)
  }
  const fold = (id: string, folded: boolean) => session.note((tree) => foldedAs(tree, id, folded))
  const step = (way: Step) => {
    if (!isFixed) session.edit((tree) => stepped(tree, selected, way))
  }
  const onDrop = (id: string, drop: Drop) =>
    session.edit((tree) => moved(tree, id, placeOfDrop(tree, id, drop, parentOf)))

  const go = (way: 'up' | 'down' | 'left' | 'right', pane: Pane) => {
    if (!shown) return
    if (pane === 'canvas') return setChosen(nodeBeside(shown, selected, way))
    const node = findNode(shown, selected)
    if (way === 'left') {
      if (node && node.children.length > 0 && !node.folded) return fold(selected, true)
      return setChosen(parentOf(shown, selected)?.id ?? selected)
    }
    if (way === 'right' && node?.folded) return fold(selected, false)
    if (way === 'right') return setChosen(node?.children[0]?.id ?? selected)
    const rows = shownNodes(shown)
    const at = rows.findIndex((row) => row.node.id === selected)
    setChosen(rows[at + (way === 'up' ? -1 : 1)]?.node.id ?? selected)
  }

  const run = (command: MindCommand, pane: Pane) => {
    const node = shown && findNode(shown, selected)
    if (command.do === 'go') go(command.way, pane)
    else if (command.do === 'step') step(command.step)
    else if (command.do === 'child') add('child', pane)
    else if (command.do === 'sibling')
      shown?.id === selected ? rename(selected, pane) : add('sibling', pane)
    else if (command.do === 'rename') rename(selected, pane)
    else if (command.do === 'remove') remove(pane)
    else if (command.do === 'fold' && node?.children.length) fold(selected, !node.folded)
    else if (command.do === 'undo' && growing === null) session.undo()
    else if (command.do === 'redo' && growing === null) session.redo()
    else if (command.do === 'leave' && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
  }
  const keysOf = (pane: Pane) => (event: KeyboardEvent<HTMLElement>) => {
    const isNode = event.target instanceof Element && event.target.closest('[data-node],[data-row]')
    const command = isNode ? mindCommand(event.nativeEvent) : null
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    run(command, pane)
  }
  return {
    selected,
    select: setChosen,
    isFixed,
    editingIn: (pane: Pane) => (editing?.pane === pane ? editing.id : null),
    add,
    remove,
    rename,
    onRenamed,
    fold,
    step,
    onDrop,
    keysOf,
  }
}
export type MapEditing = ReturnType<typeof useMapEditing>

function focusNode(pane: Pane, id: string): void {
  const name = pane === 'canvas' ? 'data-node' : 'data-row'
  document
    .querySelector<HTMLElement>(`[${name}="${CSS.escape(id)}"]`)
    ?.focus({ preventScroll: true })
}
