import { marked } from '../../features/talk/groups/marked-words.ts'
import { hotkeyLabels } from '../../lib/hotkey.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import type { PaletteOption } from './palette-option.ts'

type OptionLineProps = { option: PaletteOption; query: string }

export function OptionLine({ option: { icon, label, note, hotkey }, query }: OptionLineProps) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon name={icon} size={16} className="text-soft" />
      <span className="min-w-0 flex-1 truncate">
        <Marked text={label} query={query} />
      </span>
      {note && <span className="shrink-0 text-small text-soft">{note}</span>}
      {hotkey && (
        <span aria-hidden="true" className="shrink-0 [@media(hover:none)]:hidden">
          <Kbd keys={hotkeyLabels(hotkey)} />
        </span>
      )}
    </span>
  )
}

type MessageLineProps = { excerpt: string; title: string; query: string }

export function MessageLine({ excerpt, title, query }: MessageLineProps) {
  return (
    <span className="flex items-start gap-2.5">
      <Icon name="messages-square" size={16} className="mt-0.5 text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={excerpt} query={query} />
        </span>
        <span className="block truncate text-small text-soft">{title}</span>
      </span>
    </span>
  )
}

/** A text in which the words that were typed stand out. */
function Marked({ text, query }: { text: string; query: string }) {
  if (query.trim() === '') return text
  return marked(text, query).map(({ text: piece, hit, at }) =>
    hit ? (
      <mark key={at} className="bg-transparent font-semibold text-text">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
