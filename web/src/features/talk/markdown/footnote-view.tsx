// Footnotes: a number in the text that leads to what it says, and from there back to where one came from.
import type { ReactNode } from 'react'
import type { BlockProps, DrawNested } from './block-props.ts'
import { noteNumber } from './footnotes.ts'
import { useMarkdownTexts } from './markdown-texts.ts'
import type { Definitions, FootnoteToken } from './tokens.ts'

interface NoteReferenceProps {
  readonly label: string
  readonly definitions: Definitions
}

export function NoteReference({ label, definitions }: NoteReferenceProps): ReactNode {
  const texts = useMarkdownTexts()
  const number = noteNumber(label, definitions)
  return (
    <sup>
      <button
        type="button"
        className="md-note-number"
        data-note-reference={label}
        aria-label={texts.footnote({ number })}
        onClick={(event) => {
          const from = event.currentTarget
          const note = placeIn(from, 'data-note', label)
          if (!note) return
          cameFrom.set(note, from)
          lead(note)
        }}
      >
        {number}
      </button>
    </sup>
  )
}

/** Where one was when one went to a footnote. */
const cameFrom = new WeakMap<HTMLElement, HTMLElement>()

interface FootnoteProps extends BlockProps<FootnoteToken> {
  readonly drawNested: DrawNested
}

/** A footnote, where the answer defines it: it is on the page whether anything refers to it or not. */
export function FootnoteView({ token, open, definitions, drawNested: Nested }: FootnoteProps) {
  const texts = useMarkdownTexts()
  const { label, tokens } = token
  const number = noteNumber(label, definitions)
  return (
    <div className="md-note">
      <button
        type="button"
        className="md-note-number"
        data-note={label}
        aria-label={texts.footnoteBack({ number })}
        onClick={(event) => {
          const note = event.currentTarget
          const before = cameFrom.get(note)
          lead(before?.isConnected ? before : placeIn(note, 'data-note-reference', label))
        }}
      >
        {number}
      </button>
      <div className="md-note-words">
        <Nested tokens={tokens} open={open} definitions={definitions} />
      </div>
    </div>
  )
}

function placeIn(from: HTMLElement, attribute: string, label: string): HTMLElement | null {
  return (
    from.closest('.md')?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(label)}"]`) ?? null
  )
}

function lead(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
