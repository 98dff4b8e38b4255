import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type ImproveDialogProps = {
  idea: string
  /** What it is paid from. */
  purse: BalanceKind
  onUse: (prompt: string) => void
  onClose: () => void
}

/** An idea as a whole prompt, and ways to go on from it. */
export function ImproveDialog({ idea, purse, onUse, onClose }: ImproveDialogProps) {
  const t = useTexts('midjourney')
  const common = useTexts('common')
  const query = useQuery({
    ...callOptions('promptHelp.associate', { prompt: idea }),
    // It may cost something: not asked again by itself.
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} title={t.improveTitle} closeLabel={common.close} size="medium">
      <Query
        of={query}
        waiting={
          <div role="status" aria-label={t.improving} className="motion-late flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        }
        keeps="both"
      >
        {(data) => (
          <div className="flex flex-col gap-5">
            <section>
              <h3 className="mb-1.5 text-small text-soft">{t.improved}</h3>
              <p>{data.prompt}</p>
              <Button
                kind="main"
                size="small"
                className="mt-2.5"
                onClick={() => onUse(data.prompt)}
              >
                {t.use}
              </Button>
            </section>
            {data.completions.length > 0 && (
              <section>
                <h3 className="mb-1.5 text-small text-soft">{t.goOn}</h3>
                <ul className="flex flex-col gap-1">
                  {data.completions.map((words) => (
                    <li key={words}>
                      <button
                        type="button"
                        aria-label={t.takeWords({ text: words })}
                        onClick={() => onUse(words)}
                        className="touch-target w-full rounded-control bg-fill px-3 py-2 text-left hover:bg-fill-strong"
                      >
                        {words}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <By {...data} purse={purse} />
          </div>
        )}
      </Query>
    </Dialog>
  )
}

type ByProps = { builtin: boolean; model: string; price: number; purse: BalanceKind }

function By({ builtin, model, price, purse }: ByProps) {
  const t = useTexts('midjourney')
  const { free, credits } = useTexts('studio')
  const { number } = useFormats()
  const cost = price === 0 ? free : credits({ n: number(price), purse })
  return (
    <p className="text-small text-soft">
      {builtin ? t.byRules : t.byModel({ model, price: cost })}
    </p>
  )
}
