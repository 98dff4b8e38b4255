// The frame that the server sends before any script runs holds the first field of the screen that comes: the composer of a conversation or
// the prompt of a studio. It already takes typing; here what was typed is handed over to the real field, without losing a character.

import { keepBootList } from './boot-list.ts'

export type BootDraft = {
  text: string
  selectionStart: number
  selectionEnd: number
  focused: boolean
  /** Somebody went into the field themselves: the page puts the focus there, too. */
  pressed: boolean
}

/** As the script of the page marks it (src/app/theme-script.js). */
type BootField = HTMLTextAreaElement & { ime?: boolean; pressed?: boolean }

const frame = () => document.getElementById('boot-frame')
/** The one of its fields that this page shows; the first where it shows none. */
const field = (): BootField | null => {
  const fields = [...document.querySelectorAll<BootField>('#boot-frame textarea')]
  return fields.find((each) => each.checkVisibility?.()) ?? fields[0] ?? null
}

let kept: BootDraft | undefined
/** Somebody is composing a character in the frame, and a field waits for it. */
let isAwaited = false

/**
 * Hands what was typed to `apply` and then takes the served frame away. `apply` must put text, selection and focus into the real
 * field before it returns. While an input method is composing it waits for the end of that. Returns what takes the wish back.
 * Without a served frame and without a kept draft nothing happens.
 */
export function takeBootDraft(apply: (draft: BootDraft) => void): () => void {
  const source = field()
  if (!source) {
    if (kept) apply(kept)
    kept = undefined
    return () => undefined
  }
  const hand = () => {
    isAwaited = false
    apply(read(source))
    removeFrame()
  }
  if (!source.ime) {
    hand()
    return () => undefined
  }
  // The last text of a composition is put in after its end event in some browsers.
  let timer: ReturnType<typeof setTimeout> | undefined
  const onEnd = () => {
    timer = setTimeout(hand)
  }
  source.addEventListener('compositionend', onEnd, { once: true })
  isAwaited = true
  return () => {
    isAwaited = false
    source.removeEventListener('compositionend', onEnd)
    clearTimeout(timer)
  }
}

/** Puts it into a field after the words that were kept there; `put` hears the whole where something was typed. */
export function fillFromBootDraft(
  area: HTMLTextAreaElement,
  { text, selectionStart, selectionEnd, focused }: BootDraft,
  { kept, put }: { kept: string; put: (text: string) => void },
): void {
  const lead = kept !== '' && text !== '' ? `${kept}\n` : kept
  if (text !== '') {
    area.value = lead + text
    put(lead + text)
  }
  if (!focused) return
  area.focus({ preventScroll: true })
  const offset = text === '' ? 0 : lead.length
  area.setSelectionRange(offset + selectionStart, offset + selectionEnd)
}

/** Takes the served frame away on screens without a field of its kind; what was typed waits for the next that has one. */
export function releaseBootFrame(): void {
  if (isAwaited) return
  const source = field()
  if (source?.value) kept = { ...read(source), focused: false }
  removeFrame()
}

function removeFrame(): void {
  const sent = frame()
  if (!sent) return
  keepBootList(sent)
  sent.remove()
}

const read = (source: BootField): BootDraft => ({
  text: source.value,
  selectionStart: source.selectionStart,
  selectionEnd: source.selectionEnd,
  focused: document.activeElement === source,
  pressed: source.pressed === true,
})
