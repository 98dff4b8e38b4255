// A dry run: what the prompt becomes, costs and takes, with a sketch that costs nothing.
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { paramText } from '../../../features/making/works/param-text.ts'
import { nameText } from '../../../i18n/field-text.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isFastOf } from '../batch.ts'
import type { Midjourney } from '../use-midjourney.ts'

type Simulated = ReplyAt<'queue.sketch'>

export function Preview({ midjourney: { studio, times } }: { midjourney: Midjourney }) {
  const t = useTexts('midjourney')
  const { form, settled } = studio
  const unwanted = settled?.model.declaration.negativePrompt ? form.negativePrompt.trim() : ''
  const params = settled?.params ?? {}
  const query = useQuery({
    ...callOptions('queue.sketch', {
      prompt: unwanted ? `${form.prompt.trim()} --no ${unwanted}` : form.prompt.trim(),
      modelId: settled?.model.id,
      params: JSON.stringify(params),
      ...isFastOf(params.speed),
      beishu: times,
    }),
    staleTime: 10_000,
    retry: false,
  })
  if (query.isError) return <QueryFailure of={query} />
  if (!query.data)
    return (
      <div role="status" aria-label={t.previewing} className="flex flex-col gap-3">
        <Skeleton className="aspect-video" />
        <Skeleton className="h-16" />
      </div>
    )
  return <Outcome shown={query.data} />
}

function Outcome({ shown }: { shown: Simulated }) {
  const t = useTexts('midjourney')
  const studio = useTexts('studio')
  const { number } = useFormats()
  const { price, purse, waitS, works, variants } = shown
  const cost = price === 0 ? studio.free : studio.credits({ n: number(price), purse })
  const wait =
    waitS === null
      ? t.waitUnknown
      : waitS < 90
        ? t.seconds({ n: waitS })
        : t.minutes({ n: Math.round(waitS / 60) })
  return (
    <div className="flex flex-col gap-3">
      {shown.problems.length > 0 && (
        <ul role="alert" className="text-small text-danger">
          {shown.problems.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
      {shown.sketch !== '' && (
        <figure>
          <img src={shown.sketch} alt={t.sketch} className="mx-auto max-h-60 rounded-control" />
          <figcaption className="mt-1 text-center text-small text-soft">{t.sketch}</figcaption>
        </figure>
      )}
      <section>
        <h3 className="text-small text-soft">
          {t.becomes}
          {variants.length > 1 && ` · ${t.promptCount({ n: variants.length })}`}
        </h3>
        {variants.length > 1 ? (
          <ol className="scroll-quiet max-h-32 list-decimal pl-5">
            {variants.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        ) : (
          <p className="line-clamp-6">{shown.prompt}</p>
        )}
      </section>
      {shown.negativePrompt !== '' && (
        <section>
          <h3 className="text-small text-soft">{t.unwanted}</h3>
          <p className="line-clamp-3">{shown.negativePrompt}</p>
        </section>
      )}
      <Chips params={shown.params} />
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-soft">{t.cost}</dt>
        <dd>{works > 1 ? `${cost} · ${t.works({ n: works })}` : cost}</dd>
        <dt className="text-soft">{t.wait}</dt>
        <dd>{wait}</dd>
      </dl>
    </div>
  )
}

function Chips({ params }: Pick<Simulated, 'params'>) {
  const fields = useTexts('fields')
  const shown = Object.entries(params).filter(([, value]) => value !== false)
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {shown.map(([name, value]) => (
        <li key={name} className="figures rounded-small bg-fill px-1.5 py-0.5 text-small">
          {value === true
            ? nameText({ name }, fields)
            : paramText({ name, value }, fields).join(' ')}
        </li>
      ))}
    </ul>
  )
}
