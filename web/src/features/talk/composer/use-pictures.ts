// Pictures that come into the composer by button, paste or drop, and what is said about those that cannot.
import { type DragEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { attaching } from './attaching.ts'
import { composing } from './composing.ts'
import { sortFiles } from './picture-files.ts'

export function usePictures(place: number, blindReason: string, takesFiles = false) {
  const t = useTexts('chat')
  const [isOver, setOver] = useState(false)
  // Entering a child leaves its parent: only the balance tells whether the pointer is inside.
  const depth = useRef(0)

  const add = (files: File[]) => {
    if (files.length === 0) return
    if (takesFiles) {
      const others = sortFiles(files).notPictures
      const left = others.length ? attaching.add(place, others) : 0
      if (left > 0) composing.say(place, { text: t.tooManyFiles })
      if (others.length === files.length) return
      return addPictures(files.filter((file) => !others.includes(file)))
    }
    addPictures(files)
  }

  const addPictures = (files: File[]) => {
    if (blindReason !== '') return composing.say(place, { text: blindReason })
    const { taken, notPictures, tooLarge } = sortFiles(files)
    const left = composing.addFiles(place, taken)
    const problem = notPictures[0]
      ? t.notAPicture({ name: notPictures[0].name })
      : tooLarge[0]
        ? t.pictureTooLarge({ name: tooLarge[0].name })
        : left > 0
          ? t.tooManyPictures
          : ''
    if (problem) composing.say(place, { text: problem })
  }

  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
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
      event.preventDefault()
      end()
      add([...event.dataTransfer.files])
    },
  }
  return { add, over: { isOver, handlers } }
}
