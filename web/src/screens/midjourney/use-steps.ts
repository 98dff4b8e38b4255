// What works can be asked for next, with names, prices and the act itself.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { useMemo } from 'react'
import { creditText } from '../../features/making/works/credit-text.ts'
import { useWorkActions } from '../../features/making/works/use-work-actions.ts'
import { valueText } from '../../i18n/field-text.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { type Step, stepsOf } from './next-steps.ts'

export function useSteps(models: readonly WorkModel[]) {
  const t = useTexts('midjourney')
  const works = useTexts('works')
  const fields = useTexts('fields')
  const { number } = useFormats()
  const actions = useWorkActions()
  return useMemo(() => {
    const modelOf = (work: Work) => models.find(({ id }) => id === work.modelId)
    return {
      actions,
      modelOf,
      stepsOf: (work: Work): Step[] => {
        const model = modelOf(work)
        return model ? stepsOf(work, model) : []
      },
      price: (work: Work, price: number) => creditText(price, { t: works, number, ...work }),
      valueName: ({ value }: Step) => valueText(value, fields),
      name: (step: Step) => {
        const task = fields.tasks[step.task]
        return step.value ? t.step({ task, value: valueText(step.value, fields) }) : task
      },
      take: (work: Work, step: Step, at: number) => {
        const model = modelOf(work)
        if (model) void actions.followUp(work, model, step.task, at, { params: step.params })
      },
    }
  }, [models, actions, t, works, fields, number])
}

export type Steps = ReturnType<typeof useSteps>
