// The conversations that the frame as sent has drawn (app/early-conversations.js) stay where they are until the list itself is there: its
// code comes later than the screen.

const mark = 'data-boot-list'
let kept: Element[] = []

/** The frame goes; what its list holds is kept for the place of the list. */
export function keepBootList(frame: Element): void {
  kept = [...(frame.querySelector('.boot-list')?.children ?? [])]
  document.querySelector(`[${mark}]`)?.replaceChildren(...kept)
}

/** The place of the list, which is drawn with the screen: before the frame goes, or in the same turn. */
export function placeBootList(place: HTMLElement | null): void {
  place?.setAttribute(mark, '')
  place?.replaceChildren(...kept)
}

/** The list is there, or another stands in its place. */
export function dropBootList(): void {
  kept = []
  document.querySelector(`[${mark}]`)?.replaceChildren()
}
