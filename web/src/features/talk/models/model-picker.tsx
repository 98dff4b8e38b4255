import type { ChatModel } from '@atelier/contract/features/talk/models'
import { useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CommandList } from '../../../ui/command-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { modelKey, modelSections } from './model-list.ts'
import { useChatModels } from './queries.ts'
import { VendorMark } from './vendor-mark.tsx'

type ModelPickerProps = {
  focusAfter: () => HTMLElement | null
  /** Asks several models at once; without it that is not offered. */
  onCompare?: () => void
}

/** The model in use, as a button that opens the list of all. Once chosen, the focus goes to `focusAfter`. */
export function ModelPicker({ focusAfter, onCompare }: ModelPickerProps) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const isPhone = useIsPhone()
  const [open, setOpen] = useState(false)
  const { model, query } = useChatModels()
  const name = model?.name ?? (query.isPending ? '' : t.noModel)
  const button = (
    <Button
      kind="quiet"
      data-tour="model"
      aria-label={t.chooseModel({ name })}
      className="min-w-0 shrink! gap-1.5! rounded-full! px-2.5!"
      onClick={isPhone ? () => setOpen(true) : undefined}
    >
      {model && <VendorMark model={model} />}
      <span className="min-w-0 truncate">{name}</span>
      <Icon name="chevron-down" size={16} />
    </Button>
  )
  if (isPhone) {
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
          <ModelList
            onDone={() => setOpen(false)}
            onCompare={onCompare}
            className="min-h-0 flex-1 pt-2"
          />
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
      side="top"
      finalFocus={focusAfter}
      className="max-h-[min(480px,var(--available-height))]! w-90"
    >
      <ModelList onDone={() => setOpen(false)} onCompare={onCompare} className="min-h-0 flex-1" />
    </Popover>
  )
}

function ModelList({
  onDone,
  onCompare,
  className,
}: {
  onDone: () => void
  onCompare: (() => void) | undefined
  className: string
}) {
  const t = useTexts('chat')
  const [words, setWords] = useState('')
  const { models, model, query, choose } = useChatModels()
  const dialogs = useDialogLink()
  if (models.length === 0 && query.isError) {
    return <QueryFailure withoutId message={t.modelsFailed} of={query} />
  }
  const list = (
    <CommandList
      label={t.searchModels}
      placeholder={t.searchModels}
      query={words}
      onQuery={setWords}
      sections={modelSections(models, words).map(({ provider, own, models: inside }) => ({
        key: `${own}/${provider}`,
        label: own ? [t.ownModels, provider].filter(Boolean).join(' · ') : provider,
        options: inside.map((each) => ({
          key: modelKey(each),
          chosen: each === model,
          content: <ModelLine model={each} />,
        })),
      }))}
      empty={models.length === 0 ? t.noModel : t.noModelFound}
      onChoose={(key) => {
        const chosen = models.find((each) => modelKey(each) === key)
        if (chosen) choose(chosen)
        onDone()
      }}
      className={className}
    />
  )
  return (
    <>
      {list}
      <div className="flex shrink-0 gap-1 border-t border-line p-1">
        <Button
          kind="quiet"
          icon="brain"
          className="min-w-0 flex-1"
          onClick={() => {
            onDone()
            dialogs.open('own-models')
          }}
        >
          {t.myModels}
        </Button>
        {onCompare && models.length > 1 && (
          <Button
            kind="quiet"
            icon="panel-left"
            className="min-w-0 flex-1"
            onClick={() => {
              onDone()
              onCompare()
            }}
          >
            {t.compareModels}
          </Button>
        )}
      </div>
    </>
  )
}

function ModelLine({ model }: { model: ChatModel }) {
  const t = useTexts('chat')
  const { rate } = useFormats()
  const { vision, tools, reasoning } = model.abilities
  const { perCall, inputPer1k, outputPer1k } = model.price
  const { purse } = model
  const prices = [
    perCall > 0 && t.pricePerAnswer({ n: rate(perCall), purse }),
    inputPer1k + outputPer1k > 0 &&
      t.pricePer1k({ input: rate(inputPer1k), output: rate(outputPer1k), purse }),
  ].filter(Boolean)
  return (
    <>
      <span className="flex items-center gap-2">
        <VendorMark model={model} className="text-soft" />
        <span className="min-w-0 truncate">{model.name}</span>
        <span className="flex shrink-0 gap-1 text-faint">
          {vision && <Mark icon="eye" label={t.abilityVision} />}
          {tools && <Mark icon="wrench" label={t.abilityTools} />}
          {reasoning && <Mark icon="brain" label={t.abilityReasoning} />}
        </span>
      </span>
      {(model.builtin || model.vipOnly || model.waitsForPrice) && (
        <span className="mt-1 flex gap-1">
          {model.builtin && <Badge>{t.builtin}</Badge>}
          {model.vipOnly && <Badge>{t.vipOnly}</Badge>}
          {model.waitsForPrice && <Badge tone="warning">{t.unpriced}</Badge>}
        </span>
      )}
      <span className="block text-small text-soft">
        {model.custom?.works === false ? t.modelGone : prices.join(' · ') || t.free}
      </span>
      {model.description && (
        <span className="line-clamp-2 text-small text-soft">{model.description}</span>
      )}
    </>
  )
}

function Mark({ icon, label }: { icon: 'eye' | 'wrench' | 'brain'; label: string }) {
  return (
    <span role="img" aria-label={label} data-tooltip={label}>
      <Icon name={icon} size={16} className="size-3.5" />
    </span>
  )
}
