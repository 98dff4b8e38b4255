import { defineStored } from './define-stored.ts'

/** How wide the list beside the rail may be, and by how much a key changes that, in px. */
export const listWidths = { least: 200, usual: 248, most: 420, step: 16 } as const

const within = (width: number): number =>
  Math.min(listWidths.most, Math.max(listWidths.least, Math.round(width)))

/** The width of the list beside the rail, in px; the page reads it before any script of ours runs. */
export const listWidth = defineStored<number>('listWidth', {
  default: listWidths.usual,
  expiresAfterS: null,
  alwaysPlain: true,
  read: (found) =>
    typeof found === 'number' && Number.isFinite(found) ? within(found) : undefined,
})

/** Keeps a width, brought to what is allowed, and shows it. */
export function setListWidth(width: number): void {
  listWidth.set(within(width))
  showListWidth()
}

export function showListWidth(): void {
  document.documentElement.style.setProperty('--list', `${listWidth.get()}px`)
}
