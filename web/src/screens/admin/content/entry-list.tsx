import type { EntryKind } from '@atelier/contract/content-terms'
import type { ContentEntry } from '@atelier/contract/features/running/content-admin'
import { useRef, useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { RemoteIcon } from '../../../features/site/icons/remote-icon.tsx'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { MoveButtons } from '../frame/move-buttons.tsx'
import { movedBy } from '../frame/moved-by.ts'
import { type EntryDraft, readDraft, textFor } from './entry-draft.ts'
import { namingTexts, useEntryName } from './entry-name.ts'
import { appFace } from './house-preview.tsx'
import { iconOf } from './menu-screens.ts'
import { ShownSwitch } from './shown-switch.tsx'
import type { EntryActions } from './use-entries.ts'
import { type Moved, useMovedFocus } from './use-moved-focus.ts'

type EntryListProps = {
  label: string
  kind: EntryKind
  rows: readonly ContentEntry[]
  actions: EntryActions
  onEdit: (id: number) => void
}

/** In the order of people. Notices go by their date; all else is moved by buttons, and the focus stays with what moved. */
export function EntryList({ label, kind, rows, actions, onEdit }: EntryListProps) {
  const t = useTexts('adminContent')
  const nameOf = useEntryName()
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const [removing, setRemoving] = useState<ContentEntry>()
  const ids = rows.map(({ id }) => id)
  const place = moved ? ids.indexOf(Number(moved.id)) : -1
  const isMovable = kind !== 'notice' && kind !== 'drawingNotice'
  const entryName = (entry: ContentEntry) => nameOf(kind, readDraft(entry.body))

  useMovedFocus(list, moved, place)

  const move = (id: number, step: -1 | 1) => {
    setMoved({ id, step })
    actions.arrange.mutate(movedBy(ids, id, step))
  }
  const told = rows[place]
  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y divide-line rounded-card bg-card">
        {rows.map((entry, at) => (
          <EntryRow
            key={entry.id}
            kind={kind}
            entry={entry}
            name={entryName(entry)}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onMove={isMovable && rows.length > 1 ? (step) => move(entry.id, step) : undefined}
            onShow={(isShown) => actions.show.mutate({ id: entry.id, isShown })}
            onEdit={() => onEdit(entry.id)}
            onRemove={() => setRemoving(entry)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told && t.moved({ name: entryName(told), place: place + 1, of: rows.length })}
      </p>
      <ConfirmDialog
        open={removing !== undefined}
        danger
        title={t.removeTitle({ name: removing ? entryName(removing) : '' })}
        confirmLabel={t.removeAction}
        cancelLabel={t.cancel}
        busy={actions.remove.isPending}
        onConfirm={() =>
          removing &&
          actions.remove.mutate(removing.id, { onSettled: () => setRemoving(undefined) })
        }
        onCancel={() => setRemoving(undefined)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  )
}

type EntryRowProps = {
  kind: EntryKind
  entry: ContentEntry
  name: string
  isFirst: boolean
  isLast: boolean
  /** Absent where the order is not chosen. */
  onMove: ((step: -1 | 1) => void) | undefined
  onShow: (isShown: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

function EntryRow({ kind, entry, name, isFirst, isLast, onMove, ...does }: EntryRowProps) {
  const t = useTexts('adminContent')
  const draft = readDraft(entry.body)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Face kind={kind} draft={draft} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={`min-w-0 font-medium wrap-anywhere ${entry.isShown ? '' : 'text-soft'}`}>
            {name}
          </span>
          {!entry.isShown && <Badge>{t.hidden}</Badge>}
          <Languages kind={kind} draft={draft} />
        </p>
        <Details kind={kind} entry={entry} draft={draft} />
      </div>
      <span className="flex items-center gap-1 max-sm:ml-auto">
        {onMove && (
          <MoveButtons
            id={entry.id}
            up={t.up({ name })}
            down={t.down({ name })}
            onUp={isFirst ? undefined : () => onMove(-1)}
            onDown={isLast ? undefined : () => onMove(1)}
          />
        )}
        <IconButton icon="pencil" label={t.edit({ name })} onClick={does.onEdit} />
        <IconButton icon="trash-2" label={t.remove({ name })} onClick={does.onRemove} />
        <ShownSwitch on={entry.isShown} label={t.shown({ name })} onChange={does.onShow} />
      </span>
    </li>
  )
}

function Face({ kind, draft }: { kind: EntryKind; draft: EntryDraft }) {
  if (kind === 'banner' || kind === 'drawingCase' || (kind === 'housePrompt' && draft.url))
    return (
      <LazyImage
        src={pictureAddress(draft.url)}
        alt=""
        className={`shrink-0 rounded-small bg-fill object-cover ${kind === 'banner' ? 'aspect-[5/2] w-20' : 'size-12'}`}
      />
    )
  if (kind === 'houseApp') return <AppTile icon={appFace(draft)} size="small" />
  if (kind !== 'menu') return null
  return <RemoteIcon name={iconOf(draft)} className="text-soft" />
}

/** Said only where a language is missing: people who read it see another one. */
function Languages({ kind, draft }: { kind: EntryKind; draft: EntryDraft }) {
  const t = useTexts('adminContent')
  const texts = namingTexts(kind, draft)
  const all = ['zh-CN', 'zh-TW', 'en-US'] as const
  const written = all.filter((locale) => texts[locale])
  if (written.length === 0 || written.length === all.length) return null
  const names = written.map((locale) => t.languages[locale]).join(' ')
  return <span className="text-small text-faint">{t.onlyIn({ names })}</span>
}

type DetailsProps = { kind: EntryKind; entry: ContentEntry; draft: EntryDraft }

function Details({ kind, entry, draft }: DetailsProps) {
  const t = useTexts('adminContent')
  const apps = useTexts('apps')
  const { dateTime } = useFormats()
  const locale = useLocale()
  const said = {
    notice: () => dateTime(entry.updatedAt),
    drawingNotice: () => dateTime(entry.updatedAt),
    question: () => plainWords(textFor(draft.answer, locale)),
    banner: () => draft.link,
    menu: () => draft.url,
    jump: () => (draft.type === 1 ? t.jumpAll : t.jumpVip),
    drawingCase: () => draft.prompt,
    drawingParam: () => draft.prompt,
    houseApp: () =>
      [draft.appKind === 'role' ? apps.role : apps.app, textFor(draft.description, locale)]
        .filter(Boolean)
        .join(' · '),
    modelPage: () => textFor(draft.content, locale),
    housePrompt: () => textFor(draft.description, locale),
  }[kind]()
  return said && <span className="line-clamp-1 text-small wrap-anywhere text-soft">{said}</span>
}

/** Markdown without its signs, for a line that only hints at a text. */
const plainWords = (text: string) =>
  text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`#>~]+/g, '')
