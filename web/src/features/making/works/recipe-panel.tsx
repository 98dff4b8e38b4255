// How a work was made: its words, its model and what else it was told.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { creditText } from './credit-text.ts'
import { aboutText } from './duration-text.ts'
import { RecipeChips } from './recipe-chips.tsx'
import { RecipeInputs } from './recipe-inputs.tsx'
import { searchWithWork } from './work-link.ts'

type RecipePanelProps = {
  work: Work
  at: number
  model: WorkModel | undefined
  actions: ReactNode
}

export function RecipePanel({ work, at, model, actions }: RecipePanelProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  const { number, dateTime } = useFormats()
  const file = work.files[at]
  const tookS =
    work.startedAt && work.endedAt
      ? (Date.parse(work.endedAt) - Date.parse(work.startedAt)) / 1000
      : null
  const { known = [], unknown = [], leftOut = [] } = work.understood ?? {}
  const understood = (
    [
      [t.drewLabel, known],
      [t.notKnownLabel, unknown],
      [t.leftOutLabel, leftOut],
    ] as const
  ).filter(([, words]) => words.length > 0)
  const facts: (readonly [string, ReactNode])[] = [
    [t.model, work.model],
    ...(file?.width && file.height ? [[t.size, `${file.width} × ${file.height}`] as const] : []),
    ...(file && file.durationS !== null ? [[t.length, clockText(file.durationS)] as const] : []),
    ...understood.map(([name, words]) => [name, t.wordList(words)] as const),
    [t.price, creditText(work.price, { t, number, purse: work.purse })],
    ...(work.returned > 0
      ? [[t.returned, creditText(work.returned, { t, number, purse: work.purse })] as const]
      : []),
    [t.made, dateTime(work.createdAt)],
    ...(tookS === null ? [] : [[t.took, aboutText(tookS, t)] as const]),
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-1.5">{actions}</div>
      {work.texts.map((text) => (
        <Words key={text} title={t.answer} text={text} copy={common} />
      ))}
      {work.prompt !== '' && <Words title={t.prompt} text={work.prompt} copy={common} />}
      {work.negativePrompt !== '' && (
        <Words title={t.negativePrompt} text={work.negativePrompt} copy={common} />
      )}
      {file?.about.title && <Words title={t.title} text={file.about.title} copy={common} />}
      {file?.about.style && <Words title={t.style} text={file.about.style} copy={common} />}
      {file?.about.lyrics && <Words title={t.lyrics} text={file.about.lyrics} copy={common} />}
      {work.inputs.length > 0 && <RecipeInputs work={work} />}
      {work.files.length > 0 && work.message && <p role="note">{work.message}</p>}
      <RecipeChips work={work} model={model} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="figures min-w-0 wrap-anywhere">
              {value}
              {name === t.model && work.builtin && (
                <span className="ml-2 inline-flex align-middle" title={t.builtinText}>
                  <Badge>{t.builtin}</Badge>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {work.parentId !== null && <Parent id={work.parentId} at={work.parentIndex ?? 0} />}
    </div>
  )
}

function Words({
  title,
  text,
  copy,
}: {
  title: string
  text: string
  copy: { copy: string; copied: string }
}) {
  return (
    <section>
      <div className="flex items-center justify-between">
        <h3 className="text-soft">{title}</h3>
        <CopyButton iconOnly text={text} label={copy.copy} copiedLabel={copy.copied} />
      </div>
      <p dir="auto" className="scroll-quiet max-h-60 whitespace-pre-wrap">
        {text}
      </p>
    </section>
  )
}

function Parent({ id, at }: { id: number; at: number }) {
  const t = useTexts('works')
  const { search, state } = useLocation()
  return (
    <p className="text-soft">
      {t.parent}{' '}
      <Link
        replace
        to={{ search: searchWithWork(search, id, at) }}
        state={state}
        preventScrollReset
        className="text-text underline"
      >
        {t.openParent}
      </Link>
    </p>
  )
}
