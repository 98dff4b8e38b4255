// An app, a role or a prompt of the house, as people meet it.
import { linesOf } from '@atelier/contract/content-terms'
import type { Locale } from '@atelier/contract/primitives'
import { pictureAddress } from '../../../api/picture-address.ts'
import { PromptWords } from '../../../features/showing/market/prompt-words.tsx'
import { AppTile } from '../../../features/talk/apps/app-tile.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type EntryDraft, textFor } from './entry-draft.ts'
import { useCategoryNames } from './use-category-names.ts'

type PreviewProps = { draft: EntryDraft; locale: Locale }

/** The picture that an app has, or the name of its pictogram. */
export const appFace = ({ url, icon }: EntryDraft): string => pictureAddress(url) || icon

export function SiteAppPreview({ draft, locale }: PreviewProps) {
  const apps = useTexts('apps')
  const description = textFor(draft.description, locale)
  const opening = textFor(draft.opening, locale)
  const questions = linesOf(textFor(draft.questions, locale))
  return (
    <article className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex items-start gap-4">
        <AppTile icon={appFace(draft)} size="large" />
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <p className="text-read font-semibold">{textFor(draft.title, locale)}</p>
          <Badge>{draft.appKind === 'role' ? apps.role : apps.app}</Badge>
        </div>
      </header>
      {description && <p>{description}</p>}
      {opening && (
        <p className="self-start rounded-card bg-fill px-3 py-2 whitespace-pre-wrap">{opening}</p>
      )}
      {questions.length > 0 && (
        <ul aria-label={apps.questions} className="flex flex-wrap gap-2">
          {questions.map((question) => (
            <li key={question} className="rounded-control bg-card px-3 py-1.5">
              {question}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

export function SitePromptPreview({ draft, locale }: PreviewProps) {
  const market = useTexts('market')
  const nameOf = useCategoryNames('housePrompt')
  const description = textFor(draft.description, locale)
  const tags = linesOf(textFor(draft.tags, locale))
  return (
    <article className="flex flex-col gap-3 wrap-anywhere">
      {draft.url && (
        <img
          src={pictureAddress(draft.url)}
          alt=""
          className="aspect-4/3 w-full rounded-card bg-fill object-cover"
        />
      )}
      <p className="text-read font-semibold">{textFor(draft.title, locale)}</p>
      <p className="flex flex-wrap gap-2">
        <Badge>{market.media[draft.medium]}</Badge>
        {draft.category && <Badge>{nameOf(draft.category)}</Badge>}
      </p>
      {description && <p className="text-soft">{description}</p>}
      <PromptWords content={textFor(draft.content, locale)} />
      {tags.length > 0 && <p className="text-small text-soft">{tags.join(' · ')}</p>}
    </article>
  )
}
