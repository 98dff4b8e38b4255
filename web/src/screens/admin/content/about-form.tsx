// What the site says about itself, in one form with what people see.

import { contentLimits } from '@atelier/contract/content-terms'
import type { AboutTexts } from '@atelier/contract/features/running/content-admin'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { MarkdownAhead } from '../../../features/talk/markdown/markdown-ahead.tsx'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { formColumn } from '../frame/form-column.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { TextsField } from '../frame/texts-field.tsx'

const parts = ['about', 'contact', 'topBanner'] as const

export function AboutForm() {
  const t = useTexts('adminContent')
  const about = useQuery(callOptions('contentAdmin.about', {}))
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
  const { about, contact, topBanner } = kept
  const form = useForm({
    first: { about, contact, topBanner },
    read: (input) => ({ input }),
    send: (input) => call('contentAdmin.saveAbout', input, { shownInPlace: true }),
    onSent: async () => {
      await whenRefreshed()
      toast(t.saved, { kind: 'success' })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
      {parts.map((part) => (
        <div key={part} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <TextsField
            long={part !== 'topBanner'}
            label={t[part]}
            hint={t[`${part}Hint`]}
            maxLength={part === 'topBanner' ? 1000 : contentLimits.long}
            {...form.field(part)}
          />
          <Preview texts={form.draft[part]} name={t[part]} />
        </div>
      ))}
      <div className={formColumn}>
        <SaveBar of={form} />
      </div>
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
      className="min-w-0 self-start rounded-card bg-card p-4 wrap-anywhere [--md-line:24px] [--md-size:15px]"
    >
      {text ? (
        <MarkdownAhead text={text} streaming={false} texts={markdown} />
      ) : (
        <p className="text-soft">{t.previewNothing}</p>
      )}
    </section>
  )
}
