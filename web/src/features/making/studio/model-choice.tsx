import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { WorkTask } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CommandList } from '../../../ui/command-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ModelButton, ModelCard } from './model-card.tsx'
import { ModelCover } from './model-cover.tsx'
import { useRateText } from './rate-text.ts'
import { formTasksOf } from './request-form.ts'
import type { Studio } from './use-studio.ts'

type ModelChoiceProps = { studio: Studio; models: readonly WorkModel[] }

/** The model in use, as the card that opens the list of all; where it is the only one, as what it is. */
export function ModelChoice({ studio, models }: ModelChoiceProps) {
  const t = useTexts('studio')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [open, setOpen] = useState(false)
  const { settled } = studio
  if (!settled) return null
  const { model, task } = settled
  if (models.length < 2) return <ModelCard model={model} task={task} />
  const button = (
    <ModelButton model={model} task={task} onClick={isDesktop ? undefined : () => setOpen(true)} />
  )
  const list = (
    <ModelList
      models={models}
      studio={studio}
      onDone={() => setOpen(false)}
      className={isDesktop ? 'min-h-0 flex-1' : 'h-full pt-2'}
    />
  )
  if (!isDesktop) {
    return (
      <>
        {button}
        <Dialog
          bare
          fullOnPhone
          open={open}
          onClose={() => setOpen(false)}
          title={t.model}
          closeLabel={common.close}
        >
          {list}
        </Dialog>
      </>
    )
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={button}
      label={t.model}
      side="bottom"
      className="max-h-[min(480px,var(--available-height))]! w-82"
    >
      {list}
    </Popover>
  )
}

function ModelList({
  models,
  studio,
  onDone,
  className,
}: ModelChoiceProps & { onDone: () => void; className: string }) {
  const t = useTexts('studio')
  const [words, setWords] = useState('')
  const query = words.trim().toLowerCase()
  const found = models.filter(
    (model) =>
      formTasksOf(model, studio.offered).length > 0 &&
      `${model.name} ${model.provider} ${model.description} ${model.tags.join(' ')}`
        .toLowerCase()
        .includes(query),
  )
  const providers = [...new Set(found.map(({ provider }) => provider))]
  return (
    <CommandList
      label={t.searchModels}
      placeholder={t.searchModels}
      query={words}
      onQuery={setWords}
      sections={providers.map((provider) => ({
        key: provider,
        label: provider,
        options: found
          .filter((model) => model.provider === provider)
          .map((model) => ({
            key: String(model.id),
            chosen: model.id === studio.settled?.model.id,
            content: (
              <ModelLine model={model} task={formTasksOf(model, studio.offered)[0] ?? 'draw'} />
            ),
          })),
      }))}
      empty={t.noModelFound}
      onChoose={(key) => {
        studio.change((form) => ({ ...form, modelId: Number(key) }))
        onDone()
      }}
      className={className}
    />
  )
}

function ModelLine({ model, task }: { model: WorkModel; task: WorkTask }) {
  const t = useTexts('studio')
  const rateOf = useRateText()
  return (
    <span className="flex gap-3">
      <span
        aria-hidden="true"
        className="relative size-12 shrink-0 overflow-hidden rounded-control bg-fill-strong"
      >
        <ModelCover model={model} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate">{model.name}</span>
          {model.builtin && <Badge>{t.builtin}</Badge>}
          {model.vipOnly && <Badge>{t.vipOnly}</Badge>}
        </span>
        <span className="figures block text-small text-soft">{rateOf(model, task)}</span>
        {model.description && (
          <span className="line-clamp-2 text-small text-soft">{model.description}</span>
        )}
      </span>
    </span>
  )
}
