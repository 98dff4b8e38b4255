import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { addressOf, type StepState } from './steps.ts'

/** The end of the way: what is still open, and where to go from here. */
export function AllSteps({
  head,
  steps,
}: {
  head: (title: string, text: string) => ReactNode
  steps: readonly StepState[]
}) {
  const t = useTexts('adminStart')
  const open = steps.filter(({ isDone }) => !isDone)
  return (
    <section aria-label={t.stepList} className="flex flex-col items-start gap-6">
      {open.length
        ? head(t.someOpen({ n: open.length }), t.someOpenText)
        : head(t.allDone, t.allDoneText)}
      {open.length > 0 && (
        <ul className="w-full max-w-140 divide-y divide-line rounded-card bg-card px-4">
          {open.map(({ step }) => (
            <li key={step}>
              <Link
                to={addressOf(step)}
                className="flex min-h-12 items-center justify-between gap-3 hover:underline"
              >
                {t.titles[step]}
                <Icon name="chevron-right" size={16} className="text-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={`${wayOut} bg-accent text-on-accent hover:brightness-95`}>
          {t.openSite}
        </Link>
        <Link to="/admin/today" className={`${wayOut} border border-line hover:bg-fill`}>
          {t.openConsole}
        </Link>
      </div>
    </section>
  )
}

const wayOut =
  'touch-target inline-flex h-9 items-center rounded-control px-3.5 text-tool font-medium'
