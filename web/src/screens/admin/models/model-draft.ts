// What an operator writes of a model, as the fields of its form have it.
import type { AdminModel } from '@atelier/contract/features/running/connection-admin'
import type { InputAt } from '../../../api/endpoint-types.ts'
import type { Texts } from '../frame/texts-field.tsx'

export const abilityNames = ['vision', 'tools', 'reasoning'] as const
export type AbilityName = (typeof abilityNames)[number]

/** As its upstream says, or as the operator does. */
export const abilityChoices = ['listed', 'yes', 'no'] as const
export type AbilityChoice = (typeof abilityChoices)[number]

export type ModelDraft = {
  label: string
  descriptions: Texts
  abilities: Record<AbilityName, AbilityChoice>
  /** Digits, or empty for what the upstream says, or for no limit. */
  contextTokens: string
  perMinute: string
  perDayEach: string
  standIns: number[]
}

const choiceOf = (own: boolean | undefined): AbilityChoice =>
  own === undefined ? 'listed' : own ? 'yes' : 'no'

const digitsOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const draftOf = ({
  label,
  listedLabel,
  descriptions,
  ownAbilities,
  limits,
  standIns,
}: AdminModel): ModelDraft => ({
  label: label === listedLabel ? '' : label,
  descriptions,
  abilities: {
    vision: choiceOf(ownAbilities.vision),
    tools: choiceOf(ownAbilities.tools),
    reasoning: choiceOf(ownAbilities.reasoning),
  },
  contextTokens: digitsOf(ownAbilities.contextTokens),
  perMinute: digitsOf(limits.perMinute),
  perDayEach: digitsOf(limits.perDayEach),
  standIns,
})

const numberOf = (digits: string): number | undefined =>
  digits.trim() === '' ? undefined : Number(digits)

/** What is kept of a draft. */
export function requestOf(
  { kind, id }: AdminModel,
  draft: ModelDraft,
): InputAt<'connectionAdmin.saveModel'> {
  const contextTokens = numberOf(draft.contextTokens)
  const perMinute = numberOf(draft.perMinute)
  const perDayEach = numberOf(draft.perDayEach)
  const said = abilityNames.flatMap((name) =>
    draft.abilities[name] === 'listed' ? [] : [[name, draft.abilities[name] === 'yes'] as const],
  )
  return {
    kind,
    id,
    label: draft.label.trim(),
    descriptions: draft.descriptions,
    ...(kind === 'chat' && {
      abilities: {
        ...Object.fromEntries(said),
        ...(contextTokens !== undefined && { contextTokens }),
      },
    }),
    limits: {
      ...(perMinute !== undefined && { perMinute }),
      ...(perDayEach !== undefined && { perDayEach }),
    },
    standIns: draft.standIns,
  }
}

/** Whether it is empty, or a whole number from the least that may be. */
export const isCount = (digits: string, min: number): boolean =>
  digits.trim() === '' || (/^\d{1,9}$/.test(digits.trim()) && Number(digits) >= min)
