import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { WorkTask } from '@atelier/contract/work-terms'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ModelCover } from './model-cover.tsx'
import { useRateText } from './rate-text.ts'

type ModelCardProps = { model: WorkModel; task: WorkTask }

/** As high as the frame that the server sends has it. */
const look =
  'flex h-16 w-full shrink-0 items-center gap-3 rounded-card bg-fill p-2 text-left text-tool'

/** The model in use: what it makes, its name, and its price. */
export const ModelCard = (props: ModelCardProps) => (
  <div className={look}>
    <Face {...props} />
  </div>
)

type ModelButtonProps = ModelCardProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & { ref?: Ref<HTMLButtonElement> }

/** The same as the button that opens the choice. */
export function ModelButton({ model, task, ...rest }: ModelButtonProps) {
  const t = useTexts('studio')
  return (
    <button
      type="button"
      aria-label={t.chooseModel({ name: model.name })}
      className={`${look} pr-3 transition-[background-color] hover:bg-fill-strong data-popup-open:bg-fill-strong`}
      {...rest}
    >
      <Face model={model} task={task} />
      <Icon name="chevron-down" size={16} className="text-soft" />
    </button>
  )
}

function Face({ model, task }: ModelCardProps) {
  const t = useTexts('studio')
  const rateOf = useRateText()
  return (
    <>
      <span
        aria-hidden="true"
        className="relative size-12 shrink-0 overflow-hidden rounded-control bg-fill-strong"
      >
        <ModelCover key={model.id} model={model} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{model.name}</span>
        <span
          className="figures block truncate text-small text-soft"
          data-tooltip={model.builtin ? t.builtinText : undefined}
        >
          {model.builtin ? t.builtin : model.provider}
          {' · '}
          {rateOf(model, task)}
        </span>
      </span>
    </>
  )
}
