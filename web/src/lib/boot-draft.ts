// The frame that the server sends before any script runs holds a composer that already takes typing. Here what was typed in it is
// handed over to the real one, without losing a character.

export type BootDraft = {
  text: string
  selectionStart: number
  selectionEnd: number
  focused: boolean
}

type BootField = HTMLTextAreaElement & { ime?: boolean }

const frame = () => document.getElementById('boot-frame')
const field = () => document.getElementById('boot-composer') as BootField | null

let kept: BootDraft | undefined

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
    apply(read(source))
    frame()?.remove()
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
  return () => {
    source.removeEventListener('compositionend', onEnd)
    clearTimeout(timer)
  }
}

/** Takes the served frame away on screens without a composer; what was typed waits for the chat. */
export function releaseBootFrame(): void {
  const source = field()
  if (source?.value) kept = { ...read(source), focused: false }
  frame()?.remove()
}

const read = (source: HTMLTextAreaElement): BootDraft => ({
  text: source.value,
  selectionStart: source.selectionStart,
  selectionEnd: source.selectionEnd,
  focused: document.activeElement === source,
})
