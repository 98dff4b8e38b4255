// The words that a site refuses: added, found, taken off with a way back, and a text tried against them.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Query } from '../../../ui/query.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { readWords } from './read-words.ts'

const query = callOptions('moderationAdmin.words', {})
const pageSize = 200

export function WordsPart() {
  const t = useTexts('adminModeration')
  const words = useQuery(query)
  return (
    <>
      <p className="text-soft">{t.wordsText}</p>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <AddWords known={words.data?.words ?? []} />
        <TryWords />
      </div>
      <Query of={words} waiting={<Skeleton className="h-40 rounded-card" />}>
        {(data) => <WordList words={data.words} />}
      </Query>
    </>
  )
}

function useChange(shownInPlace: boolean) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: InputAt<'moderationAdmin.changeWords'>) =>
      call('moderationAdmin.changeWords', request, { shownInPlace }),
    onSuccess: (data) => queries.setQueryData(query.queryKey, data),
  })
}

function AddWords({ known }: { known: readonly string[] }) {
  const t = useTexts('adminModeration')
  const change = useChange(true)
  const form = useForm({
    first: { words: '' },
    read: ({ words: typed }) => {
      const add = readWords(typed)
      const isLong = add.some((word) => word.length > 60)
      return {
        input: { add },
        problems: { words: add.length === 0 ? t.wordsMissing : isLong && t.wordsLong },
      }
    },
    failureAt: { '*': 'words' },
    send: async (request) => {
      const fresh = request.add.filter((word) => !known.includes(word)).length
      await change.mutateAsync(request)
      return fresh
    },
    onSent: (fresh, { reset }) => {
      reset()
      toast(fresh ? t.wordsAdded({ n: fresh }) : t.wordsKnown, { kind: 'success' })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <Field kind="long" label={t.wordsAdd} hint={t.wordsAddHint} {...form.field('words')} />
      <Button type="submit" kind="main" busy={form.busy} className="self-start">
        {t.wordsAddAction}
      </Button>
    </form>
  )
}

function WordList({ words }: { words: readonly string[] }) {
  const t = useTexts('adminModeration')
  const [wanted, setWanted] = useState('')
  const [max, setMax] = useState(pageSize)
  const sought = useDeferredValue(wanted.trim().toLowerCase())
  const change = useChange(false)
  const found = words.filter((word) => word.toLowerCase().includes(sought))
  const rest = found.length - max
  const remove = (word: string) =>
    change.mutate(
      { remove: [word] },
      {
        onSuccess: () =>
          toast(t.wordRemoved({ word }), {
            action: { label: t.undo, onPress: () => change.mutate({ add: [word] }) },
          }),
      },
    )
  if (words.length === 0)
    return (
      <div className="rounded-card bg-card">
        <EmptyState icon="shield-check" title={t.wordsEmpty}>
          {t.wordsEmptyText}
        </EmptyState>
      </div>
    )
  return (
    <section aria-label={t.wordsList} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SearchField
          label={t.wordsFind}
          labelShown
          autoComplete="off"
          value={wanted}
          onWords={setWanted}
          className="w-full sm:w-80"
        />
        <p role="status" className="figures text-soft">
          {t.wordsCount({ n: found.length })}
        </p>
      </div>
      {found.length === 0 && <p className="text-soft">{t.wordsNone}</p>}
      <ul className="flex flex-wrap gap-2">
        {found.slice(0, max).map((word) => (
          <li
            key={word}
            className="flex max-w-full items-center gap-1 rounded-control bg-card py-0.5 pr-1 pl-3"
          >
            <span className="min-w-0 wrap-anywhere">{word}</span>
            <IconButton
              icon="x"
              size="small"
              label={t.wordRemove({ word })}
              onClick={() => remove(word)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="self-center" onClick={() => setMax(max + pageSize)}>
          {t.wordsMore({ n: Math.min(rest, pageSize) })}
        </Button>
      )}
    </section>
  )
}

/** Whether a text could be published with the list as it is. */
function TryWords() {
  const t = useTexts('adminModeration')
  const form = useForm({
    first: { text: '' },
    read: ({ text }) => ({ input: text.trim() ? { text } : undefined }),
    send: (input) => call('moderationAdmin.tryWords', input, { shownInPlace: true }),
    failureAt: { '*': 'text' },
  })
  const { draft, reply } = form
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <Field kind="long" label={t.tryTitle} maxLength={2000} {...form.field('text')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy} disabled={!draft.text.trim()}>
          {t.tryAction}
        </Button>
        <p role="status" className={reply?.word ? 'text-danger' : 'text-success'}>
          {reply && (reply.word ? t.tryRefused({ word: reply.word }) : t.tryAllowed)}
        </p>
      </div>
    </form>
  )
}
