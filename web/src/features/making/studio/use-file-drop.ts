// Files that come into a studio by button, drop or paste, and what is said about those that cannot.
import { type InputRole, mediumOfRole } from '@atelier/contract/work-terms'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { isOfMedium, largestOf, suits } from './file-kinds.ts'
import type { Studio } from './use-studio.ts'

/** Takes files for a role, as many as its slot has room for. */
export function useAddFiles({ settled, store }: Pick<Studio, 'settled' | 'store'>) {
  const t = useTexts('studio')
  return (role: InputRole, files: readonly File[]) => {
    const slot = settled?.declared.inputs.find((each) => each.role === role)
    const held = settled?.inputs.filter((each) => each.role === role).length ?? 0
    const medium = mediumOfRole(role)
    const fitting = files.filter((file) => isOfMedium(file, medium))
    const small = fitting.filter(({ size }) => size <= largestOf[medium])
    const left = store.addFiles(role, small, (slot?.most ?? 0) - held)
    const invalid = files.find((file) => !fitting.includes(file))
    const large = fitting.find((file) => !small.includes(file))
    const problem = invalid
      ? t.notUsable[medium]({ name: invalid.name })
      : large
        ? t.tooLarge({ name: large.name, mb: largestOf[medium] / 1024 / 1024 })
        : left > 0
          ? t.tooMany
          : ''
    if (problem) toast(problem, { kind: 'failure', key: 'studio-file' })
  }
}

type Settled = Pick<Studio, 'settled'>

/** Where each of the files goes: the first slot with room that takes its like. A mask is painted, not dropped. */
function rolesOf(files: readonly File[], { settled }: Settled): Map<InputRole, File[]> {
  const given = new Map<InputRole, File[]>()
  for (const file of files) {
    const slots = settled?.declared.inputs.filter(({ role }) => role !== 'mask') ?? []
    const taking = slots.filter(({ role }) => isOfMedium(file, mediumOfRole(role)))
    const suited = taking.filter(({ role }) => suits(file, mediumOfRole(role)))
    const fitting = suited.length > 0 ? suited : taking
    const held = (role: InputRole) =>
      (settled?.inputs.filter((each) => each.role === role).length ?? 0) +
      (given.get(role)?.length ?? 0)
    // One too many, or of no like, is for the slot that says so.
    const slot =
      fitting.find(({ role, most: max }) => held(role) < max) ?? fitting.at(-1) ?? slots.at(0)
    if (slot) given.set(slot.role, [...(given.get(slot.role) ?? []), file])
  }
  return given
}

export const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

export function useFileDrop(studio: Studio) {
  const t = useTexts('studio')
  const add = useAddFiles(studio)
  const [isOver, setOver] = useState(false)
  // Entering a child leaves its parent: only the balance tells whether the pointer is inside.
  const depth = useRef(0)

  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    const given = rolesOf(files, studio)
    if (given.size === 0) toast(t.noRoom, { kind: 'failure', key: 'studio-file' })
    for (const [role, own] of given) add(role, own)
  }
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth.current += 1
      setOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    },
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) end()
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      end()
      // A slot has taken them.
      if (event.defaultPrevented) return
      event.preventDefault()
      take([...event.dataTransfer.files])
    },
  }
  const onPaste = (event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>) => {
    const { clipboardData } = event
    // Spreadsheets put a picture of their text beside it.
    if (clipboardData.types.includes('text/plain') || clipboardData.files.length === 0) return
    event.preventDefault()
    take([...clipboardData.files])
  }
  return { isOver, handlers, onPaste }
}
