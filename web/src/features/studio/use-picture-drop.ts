// Pictures that come into a studio by button, drop or paste, and what is said about those that cannot.
import type { PictureRole } from '@atelier/contract/work-terms'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'
import type { Studio } from './use-studio.ts'

export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** The server's own limit, in bytes. */
const largest = 20 * 1024 * 1024

/** Takes files for a role, as many as its slot has room for. */
export function useAddPictures({ settled, store }: Pick<Studio, 'settled' | 'store'>) {
  const t = useTexts('studio')
  return (role: PictureRole, files: readonly File[]) => {
    const slot = settled?.declared.pictures.find((each) => each.role === role)
    const held = settled?.pictures.filter((each) => each.role === role).length ?? 0
    const pictures = files.filter(({ type }) => pictureTypes.split(',').includes(type))
    const small = pictures.filter(({ size }) => size <= largest)
    const left = store.addFiles(role, small, (slot?.most ?? 0) - held)
    const odd = files.find((file) => !pictures.includes(file))
    const large = pictures.find((file) => !small.includes(file))
    const problem = odd
      ? t.notAPicture({ name: odd.name })
      : large
        ? t.tooLarge({ name: large.name })
        : left > 0
          ? t.tooMany
          : ''
    if (problem) toast(problem, { kind: 'failure', key: 'studio-picture' })
  }
}

/** The first role with room; a mask is painted, not dropped. */
function roleWithRoom({ settled }: Pick<Studio, 'settled'>): PictureRole | undefined {
  return settled?.declared.pictures.find(
    ({ role, most }) =>
      role !== 'mask' && settled.pictures.filter((each) => each.role === role).length < most,
  )?.role
}

export function usePictureDrop(studio: Studio) {
  const t = useTexts('studio')
  const add = useAddPictures(studio)
  const [isOver, setOver] = useState(false)
  // Entering a child leaves its parent: only the balance tells whether the pointer is inside.
  const depth = useRef(0)

  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    const role = roleWithRoom(studio)
    const takesAny = (studio.settled?.declared.pictures.length ?? 0) > 0
    if (role) add(role, files)
    else toast(takesAny ? t.tooMany : t.noRoom, { kind: 'failure', key: 'studio-picture' })
  }
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
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
      event.preventDefault()
      end()
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
