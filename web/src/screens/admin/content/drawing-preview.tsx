// An entry of the drawing library, as people meet it on the drawing screens.
import type { Locale } from '@atelier/contract/primitives'
import { useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { type EntryDraft, textFor } from './entry-draft.ts'

type PreviewProps = { draft: EntryDraft; locale: Locale }

export function CasePreview({ draft, locale }: PreviewProps) {
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

export function ParamPreview({ draft, locale }: PreviewProps) {
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
