import type { KeptPrompt, PromptWording } from '@atelier/contract/features/talk/prompts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { PanelHead } from './panel-head.tsx'
import { useKeepPrompt, useWordings } from './queries.ts'

type PromptVersionsProps = { prompt: KeptPrompt; onBack: () => void }

/** What a prompt was before, each wording whole, and brought back by a press. */
export function PromptVersions({ prompt, onBack }: PromptVersionsProps) {
  const t = useTexts('prompts')
  const common = useTexts('common')
  const wordings = useWordings(prompt.id)
  const keep = useKeepPrompt()
  const restore = ({ version, title, content, tags }: PromptWording) =>
    keep.mutate(
      { id: prompt.id, title, content, tags },
      {
        onSuccess: () => {
          toast(t.restored({ n: version }), { kind: 'success', key: 'prompt-kept' })
          onBack()
        },
      },
    )
  const refusal =
    keep.error && (keep.error instanceof CallFailure ? keep.error.message : common.somethingWrong)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PanelHead title={`${t.versions} · ${prompt.title}`} onBack={onBack} />
      <div className="scroll-quiet min-h-0 flex-1 px-6 py-4 max-sm:px-5">
        {refusal && (
          <p role="alert" className="mb-3 text-danger">
            {refusal}
          </p>
        )}
        <Query
          of={wordings}
          waiting={<Skeleton className="h-28 w-full rounded-card" />}
          isEmpty={wordings.data?.length === 0}
          empty={
            <EmptyState icon="history" title={t.noVersions}>
              {t.noVersionsText}
            </EmptyState>
          }
          keeps="data"
        >
          {(all) => (
            <ul aria-label={t.versions} className="flex flex-col gap-3">
              {all.map((wording) => (
                <Wording
                  key={wording.version}
                  wording={wording}
                  busy={keep.isPending}
                  onRestore={() => restore(wording)}
                />
              ))}
            </ul>
          )}
        </Query>
      </div>
    </div>
  )
}

type WordingProps = { wording: PromptWording; busy: boolean; onRestore: () => void }

function Wording({ wording, busy, onRestore }: WordingProps) {
  const t = useTexts('prompts')
  const { dateTime } = useFormats()
  const { version, title, content, tags, createdAt } = wording
  return (
    <li className="rounded-card border border-line p-4">
      <div className="flex items-center gap-3">
        <p className="figures min-w-0 flex-1 text-small text-soft">
          {t.version({ n: version })} · {dateTime(createdAt)}
        </p>
        <Button
          size="small"
          busy={busy}
          aria-label={t.restoreOne({ n: version })}
          onClick={onRestore}
        >
          {t.restore}
        </Button>
      </div>
      <p className="mt-2 font-medium wrap-anywhere">{title}</p>
      <p className="scroll-quiet mt-1 max-h-60 whitespace-pre-wrap text-soft wrap-anywhere">
        {content}
      </p>
      {tags.length > 0 && (
        <p className="mt-2 text-small text-soft">{tags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
    </li>
  )
}
