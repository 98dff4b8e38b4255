// Whether the palette is open. Apart from the palette itself, which is loaded when it is first wanted.
import { create } from 'zustand'

type PaletteState = {
  open: boolean
  /** How often it was opened: each time it begins anew. */
  times: number
  /** What had the focus when it was opened, and gets it back. */
  before: HTMLElement | null
  /** What was typed before the palette was there to take it. */
  early: string
  setOpen: (open: boolean) => void
  setEarly: (change: (early: string) => string) => void
}

export const usePalette = create<PaletteState>((set) => ({
  open: false,
  times: 0,
  before: null,
  early: '',
  setOpen: (open) =>
    set((now) => {
      if (open) return { open, early: '', times: now.times + 1, before: focused() }
      // Every new place closes it: what is as it was draws nothing again.
      return now.open ? { open, early: '' } : now
    }),
  setEarly: (change) => set(({ early }) => ({ early: change(early) })),
}))

function focused(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}
