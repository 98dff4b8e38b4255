// The head of a group of works: their words, said once, with what was chosen for all of them and the ways to have them again.
import '../../../ui/late.css'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { useId } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { headLines, headTextWidth, isAsideWidth } from './group-head-size.ts'
import { paramText } from './param-text.ts'
import type { ActionsOfWork } from './use-work-actions.ts'
import { sharedOf, sharedParams } from './work-groups.ts'
import { useWorkName } from './work-name.ts'

type GroupHeadProps = {
  works: readonly Work[]
  models: ReadonlyMap<number, WorkModel>
  /** In px; it says whether it stands beside its pictures. */
  width: number
  actions: Pick<ActionsOfWork, 'copyPrompt'>
  onUse: (work: Work) => void
}

export function GroupHead({ works, models, width, actions, onUse }: GroupHeadProps) {
  const t = useTexts('works')
  const { ago, dateTime } = useFormats()
  const id = useId()
  const isAside = isAsideWidth(width)
  const nameOf = useWorkName()
  const [newest] = works
  if (!newest) return null
  const words = nameOf(newest)
  const made = sharedOf(works, ({ model }) => model)
  const lines = headLines(words, headTextWidth(width, isAside), isAside)
  // What follows from another work is not what one begins with.
  const recipe = works.find(({ parentId }) => parentId === null) ?? newest
  return (
    <div
      className={classes(
        'flex h-full gap-x-2 overflow-hidden pl-3',
        isAside ? 'flex-col pt-1 pr-4' : 'pt-3 pr-1',
      )}
    >
      <div className={classes('min-w-0', !isAside && 'flex-1')}>
        <h2
          id={id}
          title={words}
          className="overflow-hidden font-medium"
          style={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: lines,
          }}
        >
          {words}
        </h2>
        <div
          className={classes(
            'mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 overflow-hidden text-small text-soft',
            isAside ? 'max-h-18' : 'h-5.5',
          )}
        >
          <time dateTime={newest.createdAt} title={dateTime(newest.createdAt)}>
            {ago(newest.createdAt)}
          </time>
          {made && <span className="max-w-full truncate">{made}</span>}
          <Chips works={works} model={models.get(newest.modelId ?? 0)} />
        </div>
      </div>
      <div
        className={classes(
          'flex shrink-0 items-center gap-0.5 touch:gap-2.5',
          isAside ? 'mt-1.5 -ml-1.5' : 'self-start',
        )}
      >
        <IconButton
          icon="square-pen"
          label={t.use}
          aria-describedby={id}
          onClick={() => onUse(recipe)}
        />
        {newest.prompt !== '' && (
          <IconButton
            icon="copy"
            label={t.copyPrompt}
            aria-describedby={id}
            onClick={() => void actions.copyPrompt(newest)}
          />
        )}
      </div>
    </div>
  )
}

type ChipsProps = { works: readonly Work[]; model: WorkModel | undefined }

/** What was chosen for all of them that their model does not take anyway. */
function Chips({ works, model }: ChipsProps) {
  const fields = useTexts('fields')
  const declared = model?.declaration.fields ?? []
  return sharedParams(works, declared).map(([name, value]) => {
    const label = declared.find((field) => field.name === name)?.label
    const [title, text] = paramText({ name, value, label, task: works[0]?.task ?? 'draw' }, fields)
    return (
      <span
        key={name}
        title={`${title}: ${text}`}
        className="figures max-w-full truncate rounded-small bg-fill px-1.5 py-0.5"
      >
        {typeof value === 'string' ? text : value === true ? title : `${title} ${text}`}
      </span>
    )
  })
}
