// A file that is dropped anywhere on the screen, or pasted.
import { type DragEvent, useEffect, useRef, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function useSongDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  // Entering a child leaves its parent: only the balance tells whether the pointer is inside.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  })
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
  return { isOver, handlers }
}
