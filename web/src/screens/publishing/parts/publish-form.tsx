import type { Work } from '@atelier/contract/features/making/works'
import type { Publication } from '@atelier/contract/features/showing/publications'
import { longestTitle } from '@atelier/contract/gallery-terms'
import { workStates } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { publicationsQuery } from '../../../api/publications.ts'
import { useWorksOf } from '../../../features/making/works/queries.ts'
import { LicenceField } from '../../../features/showing/publishing/licence-field.tsx'
import { TagsField } from '../../../features/showing/publishing/tags-field.tsx'
import {
  differ,
  isLasting,
  nextStep,
  type Terms,
  tagsIn,
  termsOf,
  withTags,
} from '../../../features/showing/publishing/terms.ts'
import { useSite } from '../../../features/site/sites/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePublish } from '../use-publish.ts'
import { AskedWorks } from './asked-works.tsx'
import { PublishSkeleton } from './publish-skeleton.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

/** What was typed and is not sent yet. */
export type Draft = { terms: Terms; typed: string }

type DraftProps = {
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
  onClose: () => void
}

type PublishFormProps = DraftProps & { ids: readonly number[] }

const canPublish = ({ status, files }: Work): boolean =>
  status === workStates.done && files.length > 0

/** Waits for the works and for how they are published. */
export function PublishForm({ ids, ...rest }: PublishFormProps) {
  const t = useTexts('publishing')
  const works = useWorksOf(ids)
  const states = useQuery(publicationsQuery(ids))
  const failed = [works, states].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <QueryFailure
        of={{
          error: failed.error,
          isFetching: works.isFetching || states.isFetching,
          refetch: () => {
            for (const query of [works, states]) if (query.isError) void query.refetch()
          },
        }}
      />
    )
  const fitting = works.data?.filter(canPublish) ?? []
  if (ids.length === 0 || (works.data && fitting.length === 0))
    return (
      <EmptyState icon="images" title={t.noneTitle}>
        {t.noneText}
      </EmptyState>
    )
  if (!works.data || !states.data) return <PublishSkeleton />
  return (
    <TermsForm
      works={fitting}
      leftOut={ids.length - fitting.length}
      publications={states.data.filter(({ id }) => fitting.some((work) => work.id === id))}
      {...rest}
    />
  )
}

type TermsFormProps = DraftProps & {
  works: readonly Work[]
  leftOut: number
  publications: readonly Publication[]
}

function TermsForm(props: TermsFormProps) {
  const { works, leftOut, publications, draft, onDraft, onClose } = props
  const t = useTexts('publishing')
  const common = useTexts('common')
  const { galleryReview } = useSite()
  const { terms, typed } = draft ?? { terms: termsOf(publications), typed: '' }
  const { publish, withdraw, busy, problems, general, forget } = usePublish(() => {
    onDraft(undefined)
    onClose()
  })
  const ids = works.map((work) => work.id)
  const stateOf = new Map(publications.map((each) => [each.id, each.state]))
  const step = nextStep([...stateOf.values()], works.length)
  const status = publications.filter(({ state }) => isLasting(state))
  const refused = publications.find(({ state }) => state === 'refused')
  const set = (change: Partial<Terms>) => {
    forget(Object.keys(change))
    onDraft({ typed, terms: { ...terms, ...change } })
  }
  const submit = () => {
    const tags = withTags(terms.tags, tagsIn(typed))
    onDraft({ terms: { ...terms, tags }, typed: '' })
    void publish(ids, { ...terms, tags }, step)
  }
  const isTitled = Boolean(works[0]?.files[0]?.about.title)
  const ofPrompt = terms.hidesPrompt ? t.titleHintHidden : t.titleHint
  const titleHint = isTitled ? t.titleHintSong : ofPrompt
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <AskedWorks works={works} stateOf={(work) => stateOf.get(work)} />
      {leftOut > 0 && <p className="text-soft">{t.leftOut({ n: leftOut })}</p>}
      {refused && (
        <p className="rounded-control bg-danger-fill px-3 py-2">
          {t.refused({ message: refused.message })}
        </p>
      )}
      {differ(publications) && <p className="text-soft">{t.differ}</p>}
      <TextField
        label={t.title}
        hint={works.length > 1 ? t.titlesHint : titleHint}
        maxLength={longestTitle}
        value={terms.title}
        problem={problems.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TagsField
        tags={terms.tags}
        typed={typed}
        onChange={(tags, left) => {
          forget(['tags'])
          onDraft({ terms: { ...terms, tags }, typed: left })
        }}
        problem={problems.tags}
      />
      <LicenceField value={terms.licence} onChange={(licence) => set({ licence })} />
      <Switch
        label={t.hidePrompt}
        hint={t.hidePromptText}
        on={terms.hidesPrompt}
        onChange={(hidesPrompt) => set({ hidesPrompt })}
      />
      {galleryReview && (
        <p className="flex gap-2 text-soft">
          <Icon name="eye" size={16} className="mt-0.5" />
          {t.looked}
        </p>
      )}
      {general && <FailureState inline message={general} />}
      <div className="flex flex-wrap items-center gap-2">
        {status.length > 0 && (
          <WithdrawButton
            count={status.length}
            busy={busy === 'withdraw'}
            onWithdraw={() => withdraw(status.map((each) => each.id))}
          />
        )}
        <span className="flex-1" />
        <Button kind="main" type="submit" busy={busy === 'publish'}>
          {step === 'save' ? common.save : step === 'hand-in' ? t.handIn : t.publish}
        </Button>
      </div>
    </form>
  )
}
