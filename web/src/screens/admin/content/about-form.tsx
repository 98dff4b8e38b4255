// What the site says about itself, in one form with what people see.

import { contentLimits } from '@atelier/contract/content-terms'
import type { AboutTexts } from '@atelier/contract/features/running/content-admin'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { MarkdownAhead } from '../../../features/talk/markdown/markdown-ahead.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { TextsField } from '../frame/texts-field.tsx'
import { useReadAnew } from './use-entries.ts'

const parts = ['about', 'contact', 'topBanner'] as const

export function AboutForm() {
  const t = useTexts('adminContent')
  const about = useQuery(callOptions('GET /admin/content/about', {}))
  return (
    <>
      <p className="text-soft">{t.tabTexts.about}</p>
      <Query of={about} waiting={<Skeleton className="h-80 rounded-card" />}>
        {(data) => <Form key={JSON.stringify(data)} kept={data} />}
      </Query>
    </>
  )
}

function Form({ kept }: { kept: AboutTexts }) {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const readAnew = useReadAnew()
  const first = { about: kept.about, contact: kept.contact, topBanner: kept.topBanner }
  const [draft, setDraft] = useState(first)
  const save = useMutation({
    mutationFn: () => call('POST /admin/content/saveAbout', draft, { shownInPlace: true }),
    onSuccess: async () => {
      await readAnew()
      toast(t.saved, { kind: 'success' })
    },
  })
  const told = save.error instanceof CallFailure ? save.error : undefined
  const problemOf = (part: string) =>
    told?.fields.find(({ field }) => field.startsWith(part))?.reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const problem = save.isError ? (told?.message ?? common.somethingWrong) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {parts.map((part) => (
        <div key={part} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <TextsField
            long={part !== 'topBanner'}
            label={t[part]}
            hint={t[`${part}Hint`]}
            maxLength={part === 'topBanner' ? 1000 : contentLimits.long}
            value={draft[part]}
            problem={problemOf(part)}
            onChange={(texts) => {
              save.reset()
              setDraft((now) => ({ ...now, [part]: texts }))
            }}
          />
          <Preview texts={draft[part]} name={t[part]} />
        </div>
      ))}
      <SaveBar
        shown={JSON.stringify(draft) !== JSON.stringify(first)}
        busy={save.isPending}
        problem={problem}
        onDiscard={() => {
          save.reset()
          setDraft(first)
        }}
      />
    </form>
  )
}

/** In the reader's language, else in one that it was written in. */
function Preview({ texts, name }: { texts: AboutTexts['about']; name: string }) {
  const t = useTexts('adminContent')
  const markdown = useTexts('markdown')
  const locale = useLocale()
  const text = texts[locale] ?? Object.values(texts).find(Boolean) ?? ''
  return (
    <section
      aria-label={`${t.preview}: ${name}`}
      className="min-w-0 self-start rounded-card border border-line p-4 wrap-anywhere [--md-line:24px] [--md-size:15px]"
    >
      {text ? (
        <MarkdownAhead text={text} streaming={false} texts={markdown} />
      ) : (
        <p className="text-soft">{t.previewNothing}</p>
      )}
    </section>
  )
}
