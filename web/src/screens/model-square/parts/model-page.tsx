// One model: what it is, does and costs, what was made with it; and, when it is tried, its studio in the same place.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { studioOf } from '../../../features/making/studio/studio-of.ts'
import { withRecipe } from '../../../features/making/studio/take-recipe.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { TopBar } from '../../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../../features/site/sites/use-title.ts'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FileFace } from '../../../ui/file-face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { late } from '../../../ui/late.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useModelInfo } from '../queries.ts'
import { searchWith, triesIn } from '../square-filter.ts'
import { usePriceText } from '../use-price-text.ts'
import { Cover } from './cover.tsx'
import { ModelFacts } from './model-facts.tsx'

const ModelStudio = late(async () => (await import('./model-studio.tsx')).ModelStudio)

export function ModelPage({ id }: { id: number }) {
  const t = useTexts('modelSquare')
  const { search } = useLocation()
  const { data, error, isError, isFetching, isPending, refetch } = useModelInfo(id)
  const title = data?.name ?? t.title
  useTitle(title)
  const isGone = error instanceof CallFailure && error.error === 'models.not_found'
  const back = searchWith(search, { model: '', try: '' })
  return (
    <>
      <TopBar
        isHeading={!data || triesIn(search)}
        title={
          triesIn(search) ? (
            <Link
              to={{ search: searchWith(search, { try: '', work: '', at: '' }) }}
              aria-label={`${t.close}: ${title}`}
              className="touch-target inline-flex max-w-full items-center gap-1"
            >
              <Icon name="chevron-left" size={16} />
              <span className="truncate">{title}</span>
            </Link>
          ) : (
            title
          )
        }
      />
      {isPending && <PageSkeleton />}
      {isGone && (
        <div className="grid flex-1 place-items-center">
          <EmptyState
            icon="blocks"
            title={t.gone}
            action={
              <Link to={{ search: back }} className={mainLink}>
                {t.all}
              </Link>
            }
          >
            {t.goneText}
          </EmptyState>
        </div>
      )}
      {isError && !isGone && !data && <QueryFailure of={{ error, isFetching, refetch }} />}
      {data && !triesIn(search) && <Page model={data} back={back} />}
      {data && triesIn(search) && (
        <Suspense>
          <ModelStudio model={data} />
        </Suspense>
      )}
    </>
  )
}

const mainLink =
  'touch-target inline-flex h-11 items-center gap-2 rounded-control bg-accent px-5 font-medium text-on-accent hover:opacity-90'

type Told = WorkModel & { samples: Work[] }

function Page({ model, back }: { model: Told; back: string }) {
  const fields = useTexts('fields')
  const t = useTexts('modelSquare')
  const studio = useTexts('studio')
  const { search } = useLocation()
  const { fromText } = usePriceText()
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <article className="mx-auto flex max-w-240 flex-col gap-8 px-4 py-5 sm:px-6">
        <header className="flex flex-col gap-3">
          <Link
            to={{ search: back }}
            className="touch-target -ml-1 flex items-center gap-1 self-start rounded-control pr-2 text-small text-soft hover:text-text"
          >
            <Icon name="chevron-left" size={16} />
            {t.all}
          </Link>
          <div className="flex flex-wrap items-start gap-4">
            {model.cover && (
              <span className="relative block size-24 shrink-0 overflow-hidden rounded-card bg-fill max-sm:size-16">
                <Cover name={model.name} own={undefined} alt="" cover={model.cover} />
              </span>
            )}
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <h1 className="text-display font-semibold break-words">{model.name}</h1>
              <p className="flex flex-wrap items-center gap-1.5 text-soft">
                <span className="mr-1">{model.provider}</span>
                {model.builtin && (
                  <span title={studio.builtinText}>
                    <Badge>{studio.builtin}</Badge>
                  </span>
                )}
                {model.vipOnly && <Badge>{studio.vipOnly}</Badge>}
                {model.tags.map((tag) => (
                  <Badge key={tag}>{valueText(tag, fields)}</Badge>
                ))}
              </p>
            </div>
            <Link
              to={{ search: searchWith(search, { try: '1' }) }}
              state={{ openedHere: true }}
              className={`${mainLink} figures max-sm:w-full max-sm:justify-center`}
            >
              <Icon name="wand-sparkles" size={16} />
              {studio.act({ task: t.tryIt, price: fromText(model) })}
            </Link>
          </div>
          {model.description && <p className="max-w-160 text-read">{model.description}</p>}
        </header>
        <ModelFacts model={model} />
        <Samples model={model} />
      </article>
    </div>
  )
}

function Samples({ model }: { model: Told }) {
  const t = useTexts('modelSquare')
  const nameOf = useWorkName()
  const navigate = useNavigate()
  const { search } = useLocation()
  /** Its words and settings; the pictures that went along are their maker's. */
  const take = (work: Work) => {
    const recipe = { ...work, inputs: [], modelId: model.id }
    studioOf('square').change((form) => withRecipe(form, recipe, [model]))
    void navigate({ search: searchWith(search, { try: '1' }) }, { state: { openedHere: true } })
  }
  const samples = model.samples.flatMap((work) => {
    const [file] = work.files
    return file ? [{ work, file }] : []
  })
  return (
    <section aria-labelledby="model-samples" className="flex flex-col gap-3">
      <h2 id="model-samples" className="text-title font-semibold">
        {t.samples}
      </h2>
      {samples.length === 0 && <p className="text-soft">{t.noSamples}</p>}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {samples.map(({ work, file }) => {
          const words = nameOf(work)
          return (
            <li key={work.id}>
              <button
                type="button"
                aria-label={t.takeSample({ prompt: words })}
                data-tooltip={words}
                onClick={() => take(work)}
                className="relative block aspect-square w-full overflow-hidden rounded-card bg-fill hover:opacity-85"
              >
                <FileFace small file={file} alt="" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const PageSkeleton = () => (
  <div
    aria-hidden="true"
    className="mx-auto flex w-full max-w-240 flex-col gap-4 px-4 py-12 sm:px-6"
  >
    <Skeleton className="h-9 w-64" />
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)
