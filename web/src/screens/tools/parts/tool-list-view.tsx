import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { Link, useLocation } from 'react-router'
import { useWork } from '../../../features/making/works/queries.ts'
import { sendLink, sentIn } from '../../../features/making/works/work-link.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { minPrice, modelsOf, type Tool, toolIcons } from '../tool-list.ts'

type ToolListProps = { tools: readonly Tool[]; models: readonly WorkModel[] }

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'

/** All tools; a picture that the address brings goes along to the chosen one. */
export function ToolList({ tools, models }: ToolListProps) {
  const t = useTexts('tools')
  const { search } = useLocation()
  const sent = sentIn(search)
  const linkOf = (tool: Tool): string => {
    const path = `/tools?tool=${tool}`
    return sent?.file ? sendLink(path, { work: sent.work, file: sent.file, as: 'source' }) : path
  }
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex max-w-260 flex-col gap-5 px-4 py-6 sm:px-6">
        <header className="flex flex-wrap items-center gap-4">
          <div className="min-w-0 flex-1">
            <p aria-hidden="true" className="text-title font-semibold max-lg:hidden">
              {t.title}
            </p>
            <p className="text-soft">{sent?.file ? t.chooseForPicture : t.intro}</p>
          </div>
          {sent?.file && <Brought work={sent.work} file={sent.file} />}
        </header>
        <ul aria-label={t.title} className={grid}>
          {tools.map((tool) => (
            <li key={tool}>
              <ToolCard tool={tool} models={models} to={linkOf(tool)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function ToolCard({
  tool,
  models,
  to,
}: {
  tool: Tool
  models: ToolListProps['models']
  to: string
}) {
  const t = useTexts('tools')
  const studio = useTexts('studio')
  const fields = useTexts('fields')
  const { number } = useFormats()
  const offering = modelsOf(tool, models)
  const { price, purse } = minPrice(tool, models)
  const cost = price === 0 ? studio.free : studio.credits({ n: number(price), purse })
  return (
    <Link
      to={to}
      className="group/tool flex h-full gap-3.5 rounded-card border border-line bg-surface p-4 transition-[background-color] hover:bg-fill"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-fill text-accent-text group-hover/tool:bg-fill-strong">
        <Icon name={toolIcons[tool]} size={20} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-medium">{fields.tasks[tool]}</span>
        <span className="text-small text-soft">{t.about[tool]}</span>
        <span className="figures mt-auto flex flex-wrap items-center gap-2 pt-1.5 text-small text-soft">
          {offering.length > 1 && price > 0 ? t.from({ price: cost }) : cost}
          {offering.every(({ builtin }) => builtin) && <Badge>{studio.builtin}</Badge>}
        </span>
      </span>
    </Link>
  )
}

function Brought({ work, file }: { work: number; file: string }) {
  const { data } = useWork(work)
  const picture = data?.files.find(({ id }) => id === file)
  if (!picture) return null
  return (
    <span className="relative size-16 shrink-0 overflow-hidden rounded-control bg-fill">
      <FilePicture file={picture} alt={data?.prompt ?? ''} />
    </span>
  )
}

const places = [1, 2, 3, 4, 5, 6]

export const ToolListSkeleton = () => (
  <div aria-hidden="true" className="mx-auto w-full max-w-260 px-4 py-6 sm:px-6">
    <div className={grid}>
      {places.map((place) => (
        <Skeleton key={place} className="h-29 rounded-card" />
      ))}
    </div>
  </div>
)
