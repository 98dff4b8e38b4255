import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { priceOfWork } from '@atelier/contract/work-price'
import { kindOfType, type WorkTask } from '@atelier/contract/work-terms'
import { useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsDesktop } from '../../../lib/media.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CommandList } from '../../../ui/command-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { formTasksOf } from './request-form.ts'
import type { Studio } from './use-studio.ts'

type ModelChoiceProps = { studio: Studio; models: readonly WorkModel[] }

/** The model in use, as a button that opens the list of all. */
export function ModelChoice({ studio, models }: ModelChoiceProps) {
  const t = useTexts('studio')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const [open, setOpen] = useState(false)
  const model = studio.settled?.model
  if (!model) return null
  const button = (
    <Button
      aria-label={t.chooseModel({ name: model.name })}
      className="h-auto! w-full justify-between! px-3! py-2 text-left"
      onClick={isDesktop ? undefined : () => setOpen(true)}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate">{model.name}</span>
          {model.builtin && (
            <span title={t.builtinText}>
              <Badge>{t.builtin}</Badge>
            </span>
          )}
        </span>
        {!model.builtin && (
          <span className="block truncate text-small font-normal text-soft">{model.provider}</span>
        )}
      </span>
      <Icon name="chevron-down" size={16} />
    </Button>
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

/** What one pays for. */
const units = {
  image: 'perPicture',
  video: 'perClip',
  music: 'perSong',
  stems: 'perSong',
} as const

function ModelLine({ model, task }: { model: WorkModel; task: WorkTask }) {
  const t = useTexts('studio')
  const { number } = useFormats()
  const rates = model.price[task]
  const unit = rates?.perSecond ? 'perSecond' : units[kindOfType(model.type)]
  const price = rates?.perSecond ?? (rates ? priceOfWork(rates, 1) : 0)
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="min-w-0 truncate">{model.name}</span>
        {model.builtin && <Badge>{t.builtin}</Badge>}
        {model.vipOnly && <Badge>{t.vipOnly}</Badge>}
      </span>
      <span className="figures block text-small text-soft">
        {price === 0
          ? t.free
          : t[unit]({ price: t.credits({ n: number(price), purse: model.purse }) })}
      </span>
      {model.description && (
        <span className="line-clamp-2 text-small text-soft">{model.description}</span>
      )}
    </>
  )
}
