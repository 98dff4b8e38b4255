import type { SetupStep } from '@atelier/contract/analytics-terms'
import { type ComponentType, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SettingsDraft } from '../sites/settings/use-site-settings.ts'
import { AllSteps } from './all-steps.tsx'
import { BackupStep } from './backup-step.tsx'
import { BrandStep } from './brand-step.tsx'
import { MailStep } from './mail-step.tsx'
import { ModelStep } from './model-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepFoot } from './step-foot.tsx'
import type { StepProps } from './step-props.ts'
import { addressOf, partAfter, type StartPart, type StepState } from './steps.ts'

const forms: Record<SetupStep, ComponentType<StepProps>> = {
  name: BrandStep,
  connection: ModelStep,
  payment: PaymentStep,
  mail: MailStep,
  backup: BackupStep,
}

/** One step with its heading, its form and the way on; or how far all of them are. */
export function StepPart({
  part,
  steps,
  draft,
}: {
  part: StartPart
  steps: readonly StepState[]
  draft: SettingsDraft
}) {
  const t = useTexts('adminStart')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpenedHere = useNavigationType() === 'PUSH'
  // Whoever goes on by keyboard begins at the head of the next step.
  useEffect(() => {
    if (isOpenedHere) heading.current?.focus()
  }, [isOpenedHere])
  const head = (title: string, text: string) => (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-1 max-w-160 text-soft">{text}</p>
    </div>
  )
  if (part === 'done') return <AllSteps head={head} steps={steps} />
  const isDone = steps.some(({ step, isDone }) => step === part && isDone)
  const Form = forms[part]
  const onSave = () => void draft.save(() => void navigate(addressOf(partAfter(part))))
  return (
    <section aria-label={t.titles[part]} className="flex flex-col gap-6">
      {head(t.titles[part], t.texts[part])}
      <Form isDone={isDone} draft={draft} onSave={onSave} />
      <StepFoot step={part} isDone={isDone} draft={draft} onSave={onSave} />
    </section>
  )
}
