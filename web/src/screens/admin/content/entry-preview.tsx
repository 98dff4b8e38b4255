// What people see of an entry, in the language that is chosen.

import type { EntryKind } from '@atelier/contract/content-terms'
import type { Locale } from '@atelier/contract/primitives'
import { type ReactNode, useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { RemoteIcon } from '../../../features/site/icons/remote-icon.tsx'
import { MarkdownAhead } from '../../../features/talk/markdown/markdown-ahead.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { everyModel, modelNamed, useKnownModels } from '../named-models/known-models.ts'
import { type EntryDraft, textFor } from './entry-draft.ts'
import { SiteAppPreview, SitePromptPreview } from './house-preview.tsx'
import { iconOf, screenLabel } from './menu-screens.ts'

type PreviewProps = { kind: EntryKind; draft: EntryDraft }

export function EntryPreview({ kind, draft }: PreviewProps) {
  const t = useTexts('adminContent')
  const [locale, setLocale] = useState<Locale>(useLocale())
  return (
    <section
      aria-label={t.preview}
      className="flex min-w-0 flex-col gap-3 sm:sticky sm:top-0 sm:self-start"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{t.preview}</h3>
        {kind !== 'jump' && (
          <Segmented
            label={t.previewLanguage}
            value={locale}
            options={(['zh-CN', 'zh-TW', 'en-US'] as const).map((value) => ({
              value,
              label: t.languages[value],
            }))}
            onChange={setLocale}
          />
        )}
      </div>
      <div className="rounded-card bg-card p-4" lang={locale}>
        {shown({ kind, draft, locale }) ?? <p className="text-soft">{t.previewNothing}</p>}
      </div>
    </section>
  )
}

/** Null where there is nothing to see. */
function shown({ kind, draft, locale }: PreviewProps & { locale: Locale }): ReactNode {
  const title = textFor(draft.title, locale)
  if (kind === 'banner') return draft.url ? <Banner url={draft.url} title={title} /> : null
  if (kind === 'menu') return draft.name || title ? <MenuLine draft={draft} title={title} /> : null
  if (kind === 'drawingCase')
    return draft.url || title || draft.prompt ? <CasePreview draft={draft} locale={locale} /> : null
  if (kind === 'drawingParam')
    return title || draft.prompt ? <ParamPreview draft={draft} locale={locale} /> : null
  if (kind === 'modelPage') return <ModelCard draft={draft} locale={locale} />
  if (kind === 'houseApp')
    return title || draft.url ? <SiteAppPreview draft={draft} locale={locale} /> : null
  if (kind === 'housePrompt')
    return title || draft.url ? <SitePromptPreview draft={draft} locale={locale} /> : null
  if (kind === 'jump') return draft.ad && draft.domain ? <Jump draft={draft} /> : null
  const [head, text] =
    kind === 'question'
      ? [textFor(draft.question, locale), textFor(draft.answer, locale)]
      : [title, textFor(draft.content, locale)]
  return head || text ? <Told head={head} text={text} isDated={kind !== 'question'} /> : null
}

function Told({ head, text, isDated }: { head: string; text: string; isDated: boolean }) {
  const markdown = useTexts('markdown')
  const { date } = useFormats()
  const [today] = useState(() => new Date().toISOString())
  return (
    <article className="min-w-0 wrap-anywhere">
      <header className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {head && <p className="text-read font-semibold">{head}</p>}
        {isDated && <time className="text-small text-faint">{date(today)}</time>}
      </header>
      <div className="[--md-line:24px] [--md-size:15px]">
        <MarkdownAhead text={text} streaming={false} texts={markdown} />
      </div>
    </article>
  )
}

function Banner({ url, title }: { url: string; title: string }) {
  const t = useTexts('adminContent')
  const [failed, setFailed] = useState('')
  if (failed === url) return <p className="text-danger">{t.pictureMissing}</p>
  return (
    <img
      src={pictureAddress(url)}
      alt={title}
      className="aspect-[5/2] w-full rounded-card bg-fill object-cover"
      onError={() => setFailed(url)}
    />
  )
}

function MenuLine({ draft, title }: { draft: EntryDraft; title: string }) {
  const common = useTexts('common')
  return (
    <p className="flex h-9 items-center gap-3 rounded-control bg-fill px-3 font-medium">
      <RemoteIcon name={iconOf(draft)} />
      <span className="truncate">{title || screenLabel(draft.name, common) || draft.name}</span>
    </p>
  )
}

function Jump({ draft }: { draft: EntryDraft }) {
  const t = useTexts('adminContent')
  const say = draft.type === 1 ? t.jumpPreview : t.jumpPreviewVip
  return <p className="wrap-anywhere">{say(draft)}</p>
}

function ModelCard({ draft, locale }: { draft: EntryDraft; locale: Locale }) {
  const { rows } = useKnownModels()
  const name = rows && modelNamed(rows, draft.model.trim(), everyModel)?.label
  return (
    <article className="flex flex-col gap-1 wrap-anywhere">
      <p className="font-medium">{name || draft.model}</p>
      <p className="text-soft">{textFor(draft.content, locale)}</p>
    </article>
  )
}

// An entry of the drawing library, as people meet it on the drawing screens.

type DrawingProps = { draft: EntryDraft; locale: Locale }

function CasePreview({ draft, locale }: DrawingProps) {
  const t = useTexts('adminContent')
  const [failed, setFailed] = useState('')
  const [width = 1, height = 1] = draft.aspect.split(':').map(Number)
  const meaning = draft.meaning[locale]
  return (
    <figure className="flex flex-col gap-2.5">
      {draft.url &&
        (failed === draft.url ? (
          <p className="text-danger">{t.pictureMissing}</p>
        ) : (
          <img
            src={pictureAddress(draft.url)}
            alt=""
            style={{ aspectRatio: `${width} / ${height}` }}
            className="max-h-96 w-full rounded-card bg-fill object-cover"
            onError={() => setFailed(draft.url)}
          />
        ))}
      <figcaption className="flex flex-col gap-1 wrap-anywhere">
        <span className="font-medium">{textFor(draft.title, locale)}</span>
        <span lang="en">{draft.prompt}</span>
        {meaning && <span className="text-soft">{meaning}</span>}
      </figcaption>
    </figure>
  )
}

function ParamPreview({ draft, locale }: DrawingProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="rounded-control bg-fill px-3 py-1.5 font-medium">
        {textFor(draft.title, locale)}
      </span>
      <span lang="en" className="text-soft">
        {draft.prompt}
      </span>
    </p>
  )
}
