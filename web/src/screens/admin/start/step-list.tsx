import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { addressOf, type StartPart, type StepState } from './steps.ts'

/** All steps in their order: which are done, and which one is open. */
export function StepList({ steps, current }: { steps: readonly StepState[]; current: StartPart }) {
  const t = useTexts('adminStart')
  return (
    <nav aria-label={t.stepList}>
      <ol className="grid grid-cols-5 gap-1.5 sm:gap-3">
        {steps.map(({ step, isDone }, at) => (
          <li key={step}>
            <Link
              to={addressOf(step)}
              aria-current={step === current ? 'step' : undefined}
              className="group flex min-h-11 flex-col gap-2 rounded-small pt-1"
            >
              <span
                aria-hidden="true"
                className={classes(
                  'h-1 rounded-full group-aria-[current]:bg-accent-text',
                  isDone ? 'bg-success' : 'bg-fill-strong group-hover:bg-line-control',
                )}
              />
              <span className="flex items-center justify-center gap-1.5 text-soft group-hover:text-text group-aria-[current]:font-medium group-aria-[current]:text-text sm:justify-start">
                {isDone ? (
                  <Icon name="circle-check" size={16} className="text-success" />
                ) : (
                  <span
                    aria-hidden="true"
                    className="figures grid size-4 place-items-center rounded-full border border-line-control text-[10px]"
                  >
                    {at + 1}
                  </span>
                )}
                <span className="truncate max-sm:sr-only">{t.names[step]}</span>
                {isDone && <span className="sr-only">{t.stepDone}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
