import type { PublishedPage } from '@atelier/contract/features/showing/gallery'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWorkModels } from '../../../features/making/works/queries.ts'
import { RecipeChips } from '../../../features/making/works/recipe-chips.tsx'
import { tagPath } from '../../../features/showing/gallery/gallery-links.ts'
import { licencePage } from '../../../features/showing/publishing/licences.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OwnInputs } from './own-inputs.tsx'

/** A song has its title and its words beside it, and how long something became is told for itself. */
const toldElsewhere = ['title', 'lyrics', 'seconds']

/** How it was made, what it is filed under, and what others may do with it. */
export function Recipe({ work }: { work: PublishedPage }) {
  const t = useTexts('workPage')
  const { models } = useWorkModels()
  const [file] = work.files
  return (
    <section aria-label={t.recipe} className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        {work.prompt !== '' && <Words title={t.prompt} text={work.prompt} />}
        {work.hidesPrompt && (
          <p className="flex gap-2 text-soft">
            <Icon name="eye-off" size={16} className="mt-0.5" />
            {work.isMine ? t.hiddenMine : t.hidden}
          </p>
        )}
        {work.negativePrompt !== '' && (
          <Words title={t.negativePrompt} text={work.negativePrompt} />
        )}
        {work.isMine && <OwnInputs id={work.id} />}
        <RecipeChips
          work={work}
          model={models.find(({ id }) => id === work.modelId)}
          without={toldElsewhere}
        />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          <Fact name={t.model}>
            {work.model}
            {work.builtin && (
              <span className="ml-2 inline-flex align-middle" title={t.builtinText}>
                <Badge>{t.builtin}</Badge>
              </span>
            )}
          </Fact>
          {file?.width && file.height && (
            <Fact name={t.size}>
              {file.width} × {file.height}
            </Fact>
          )}
          {file?.durationS != null && <Fact name={t.length}>{clockText(file.durationS)}</Fact>}
          <Fact name={t.licence}>
            <LicenceName licence={work.licence} />
          </Fact>
        </dl>
      </div>
      {work.tags.length > 0 && (
        <ul aria-label={t.tags} className="flex flex-wrap gap-1.5">
          {work.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Link
                to={tagPath(tag)}
                className="touch-target flex h-8 items-center rounded-full bg-fill px-3 text-soft hover:bg-fill-strong hover:text-text"
              >
                <span className="truncate">{tag}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-soft">{name}</dt>
      <dd className="figures min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function LicenceName({ licence }: Pick<PublishedPage, 'licence'>) {
  const texts = useTexts('publishing')
  const page = licencePage(licence, useLocale())
  return (
    <>
      {page ? (
        <a href={page} target="_blank" rel="license noreferrer" className="underline">
          {texts.licences[licence]}
        </a>
      ) : (
        texts.licences[licence]
      )}
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  const common = useTexts('common')
  return (
    <div>
      <div className="flex items-center justify-between">
        <h2 className="text-soft">{title}</h2>
        <CopyButton iconOnly text={text} label={common.copy} copiedLabel={common.copied} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long words scroll, also by keys */}
      <p tabIndex={0} dir="auto" className="scroll-quiet max-h-60 whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}
