import type { ParamSet } from '@atelier/contract/features/making/drawing-library'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { setOf } from './chosen-params.ts'
import type { PromptHold } from './param-panel.tsx'
import { applySet } from './prompt-parts.ts'
import { useParamLibrary } from './queries.ts'
import { useDeleteSet, useKeepSet, useSets } from './set-queries.ts'

/** In letters; the server takes no longer ones. */
const longestName = 60

/** Sets of parameters that one keeps: what the prompt has now can be added, and each can be put into the prompt. */
export function SetPanel({ prompt, onPrompt }: PromptHold) {
  const t = useTexts('drawingLibrary')
  const sets = useSets()
  const rows = sets.data?.rows ?? []
  return (
    <div className="scroll-quiet flex h-full flex-col gap-5 px-5 pt-4 pb-6 sm:px-6">
      <KeepForm prompt={prompt} kept={rows} />
      <Query of={sets} waiting={<Skeleton className="h-16 w-full" />} keeps="both">
        {rows.length === 0 ? (
          <EmptyState icon="bookmark" title={t.noSets}>
            {t.noSetsText}
          </EmptyState>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {rows.map((set) => (
              <SetRow
                key={set.id}
                set={set}
                onApply={() => {
                  onPrompt(applySet(prompt, set.value))
                  toast(t.applied({ name: set.name }), { kind: 'success' })
                }}
              />
            ))}
          </ul>
        )}
      </Query>
    </div>
  )
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof CallFailure ? error.message : undefined

function KeepForm({ prompt, kept }: { prompt: string; kept: readonly ParamSet[] }) {
  const t = useTexts('drawingLibrary')
  const { data } = useParamLibrary()
  const keep = useKeepSet()
  const { value, params } = setOf(prompt, data?.entries ?? [])
  const form = useForm({
    first: { name: '' },
    read: ({ name }) => ({
      input: name.trim() === '' || value === '' ? undefined : { name: name.trim(), value, params },
    }),
    send: keep.mutateAsync,
    onSent: (_, { draft, reset }) => {
      reset()
      toast(t.kept({ name: draft.name.trim() }), { kind: 'success' })
    },
    wordsOf: (error) => messageOf(error) ?? t.notKept,
    failureAt: { '*': 'name' },
  })
  const name = form.draft.name.trim()
  const isReplaced = kept.some((set) => set.name === name)
  return (
    <form onSubmit={form.submit} className="flex flex-col gap-2">
      <p className="font-medium">{t.saveCurrent}</p>
      <p lang={value ? 'en' : undefined} className="text-soft">
        {value || t.nothingToSave}
      </p>
      {value !== '' && (
        <div className="flex items-start gap-2">
          <Field
            label={t.setName}
            labelHidden
            placeholder={t.setNamePlaceholder}
            autoComplete={undefined}
            maxLength={longestName}
            className="min-w-0 flex-1"
            {...form.field('name')}
          />
          <Button
            type="submit"
            size="large"
            busy={form.busy}
            disabled={name === ''}
            className="h-10!"
          >
            {isReplaced ? t.replace : t.save}
          </Button>
        </div>
      )}
    </form>
  )
}

function SetRow({ set, onApply }: { set: ParamSet; onApply: () => void }) {
  const t = useTexts('drawingLibrary')
  const common = useTexts('common')
  const remove = useDeleteSet()
  const keep = useKeepSet()
  const { name, value, params } = set
  const say = (error: unknown, otherwise: string) =>
    toast(messageOf(error) ?? otherwise, { kind: 'failure' })
  const takeBack = () =>
    keep.mutate({ name, value, params }, { onError: (error) => say(error, t.notKept) })
  const del = async () => {
    try {
      await remove.mutateAsync(set)
    } catch (error) {
      say(error, t.notDeleted)
      return
    }
    toast(t.deleted({ name }), {
      key: `set-${set.id}`,
      action: { label: common.undo, onPress: takeBack },
    })
  }
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p lang="en" className="line-clamp-2 text-small text-soft">
          {value}
        </p>
      </div>
      <Button size="small" onClick={onApply}>
        {t.apply}
      </Button>
      <IconButton icon="trash-2" label={t.deleteSet({ name })} onClick={del} />
    </li>
  )
}
