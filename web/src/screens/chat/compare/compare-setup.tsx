import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { draftPrice } from '@atelier/contract/price-rule'
import { useMemo, useState } from 'react'
import { Composer } from '../../../features/talk/composer/composer.tsx'
import { useComposed } from '../../../features/talk/composer/composing.ts'
import { ContextChip } from '../../../features/talk/composer/context-chip.tsx'
import { ContextRow } from '../../../features/talk/composer/context-row.tsx'
import { useLog } from '../../../features/talk/groups/log-queries.ts'
import { modelKey, modelSections } from '../../../features/talk/models/model-list.ts'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { CommandList } from '../../../ui/command-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { composeLog } from '../compose-log.ts'
import { useContextTokens } from '../use-context-tokens.ts'
import { compareChoice } from './compare-choice.ts'
import { chosenModels, maxModels, minModels, toggled } from './comparison.ts'
import type { useComparison } from './use-comparison.ts'

type CompareSetupProps = { groupId: number; comparison: ReturnType<typeof useComparison> }

/** Which models are asked, and the question. */
export function CompareSetup({ groupId, comparison }: CompareSetupProps) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const { models, model, query } = useChatModels()
  const kept = useStored(compareChoice)
  const [touched, setTouched] = useState<readonly string[]>()
  const chosen = useMemo(
    () =>
      touched === undefined
        ? chosenModels(kept, models, model)
        : touched.flatMap((key) => models.find((each) => modelKey(each) === key) ?? []),
    [touched, kept, models, model],
  )
  if (models.length === 0 && query.isError) {
    return <QueryFailure withoutId message={chat.modelsFailed} of={query} />
  }
  if (query.isSuccess && models.length < minModels) {
    return (
      <EmptyState icon="message-circle" title={t.tooFewOffered}>
        {t.tooFewOfferedText}
      </EmptyState>
    )
  }
  const keys = chosen.map(modelKey)
  const toggle = (key: string) => setTouched(toggled(keys, key))
  const blind = chosen.find(({ abilities }) => !abilities.vision)
  const isFew = chosen.length < minModels
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[calc(var(--reading)+32px)] flex-1 flex-col gap-3 px-4 pb-5 max-sm:px-3 max-sm:pb-3">
      <p className="shrink-0 text-soft">{t.chooseText({ min: minModels, max: maxModels })}</p>
      <ul aria-label={t.chosen} className="flex min-h-8 shrink-0 flex-wrap gap-2">
        {chosen.map((each) => (
          <li key={modelKey(each)} className="min-w-0">
            <button
              type="button"
              aria-label={t.takeOut({ model: each.name })}
              onClick={() => toggle(modelKey(each))}
              className="touch-target inline-flex h-8 max-w-full items-center gap-1.5 rounded-control bg-fill-strong px-2.5"
            >
              <span className="min-w-0 truncate">{each.name}</span>
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <ModelChoice
        models={models}
        chosen={keys}
        isFull={chosen.length >= maxModels}
        onToggle={toggle}
      />
      <div className="shrink-0">
        <Composer
          place={groupId}
          placeholder={t.placeholder}
          running={false}
          stopping={false}
          blindReason={blind ? chat.attachBlind({ model: blind.name }) : ''}
          unfitReason={blind ? chat.attachBlindKept({ model: blind.name }) : ''}
          onSend={() => {
            if (!isFew) void comparison.begin(chosen)
          }}
          onStop={nothing}
          onEditLast={nothing}
          rows={<ContextRow />}
          chips={<ContextChip />}
          controls={null}
          hint={
            isFew ? (
              <span role="status" className="px-1 text-small text-soft">
                {t.tooFew({ min: minModels })}
              </span>
            ) : (
              <SumHint groupId={groupId} models={chosen} />
            )
          }
        />
      </div>
    </div>
  )
}

const nothing = () => undefined

function ModelChoice({
  models,
  chosen,
  isFull,
  onToggle,
}: {
  models: readonly ChatModel[]
  chosen: readonly string[]
  isFull: boolean
  onToggle: (key: string) => void
}) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const { rate } = useFormats()
  const [words, setWords] = useState('')
  const priceOf = ({ price, purse }: ChatModel) =>
    [
      price.perCall > 0 && chat.pricePerAnswer({ n: rate(price.perCall), purse }),
      price.inputPer1k + price.outputPer1k > 0 &&
        chat.pricePer1k({ input: rate(price.inputPer1k), output: rate(price.outputPer1k), purse }),
    ]
      .filter(Boolean)
      .join(' · ') || chat.free
  return (
    <CommandList
      label={t.models}
      placeholder={chat.searchModels}
      query={words}
      onQuery={setWords}
      sections={modelSections(models, words).map(({ provider, own, models: inside }) => ({
        key: `${own}/${provider}`,
        label: own ? `${chat.ownModels} · ${provider}` : provider,
        options: inside.map((each) => ({
          key: modelKey(each),
          chosen: chosen.includes(modelKey(each)),
          content: (
            <span
              className={isFull && !chosen.includes(modelKey(each)) ? 'block opacity-45' : 'block'}
            >
              <span className="block truncate">{each.name}</span>
              <span className="block text-small text-soft">{priceOf(each)}</span>
            </span>
          ),
        })),
      }))}
      empty={chat.noModelFound}
      onChoose={onToggle}
      className="min-h-0 flex-1 rounded-card border border-line"
    />
  )
}

/** About what all the answers together will cost; each is reserved for by itself. */
function SumHint({ groupId, models }: { groupId: number; models: readonly ChatModel[] }) {
  const t = useTexts('modelCompare')
  const chat = useTexts('chat')
  const { data } = useLog(groupId)
  const items = useMemo(() => composeLog(data?.rows ?? [], [], () => undefined), [data])
  const before = useContextTokens(items)
  const { text, pictures } = useComposed(groupId)
  const tokens = before + estimateTokens(text) + pictures.length * pictureTokens
  const prices = models.map(({ price }) => draftPrice(price, tokens))
  const from = prices.reduce((sum, price) => sum + price.from, 0)
  const to = prices.reduce((sum, price) => sum + price.to, 0)
  const purse = models[0]?.purse ?? 'credits'
  return (
    <span className="figures shrink-0 px-1 text-small text-soft">
      {t.asks({ n: models.length })} · {to === 0 ? chat.free : chat.priceAbout({ from, to, purse })}
    </span>
  )
}
