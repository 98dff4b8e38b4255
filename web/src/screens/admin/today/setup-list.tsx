import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { setupQuery } from '../../../features/running/console/use-setup.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { addressOf } from '../start/steps.ts'

/** What a fresh installation still needs; gone when all of it is done. Whoever cannot read it misses nothing. */
export function SetupList() {
  const t = useTexts('adminToday')
  const steps = useQuery(setupQuery).data?.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <section className="rounded-card bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-read font-semibold">{t.setup}</h2>
        <p className="figures text-small text-soft">{t.setupDone({ n: done, of: steps.length })}</p>
      </div>
      <p className="mt-1 text-soft">{t.setupText}</p>
      <ol className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="flex min-h-9 items-center gap-2.5">
            <Icon
              name={isDone ? 'circle-check' : 'square'}
              size={16}
              className={isDone ? 'text-success' : 'text-soft'}
            />
            {isDone ? (
              <span className="text-soft line-through">
                {t.steps[step]}
                <span className="sr-only"> {t.done}</span>
              </span>
            ) : (
              <Link to={addressOf(step)} className="touch-target hover:underline">
                {t.steps[step]}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
