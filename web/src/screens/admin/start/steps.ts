// The steps from a fresh installation to one's own site, and which of them come before and after each other.
import { type SetupStep, setupSteps } from '@atelier/contract/analytics-terms'

export type StepState = { step: SetupStep; isDone: boolean }

/** What an address may name: a step, or how far all of them are. */
export type StartPart = SetupStep | 'done'

const parts: readonly StartPart[] = [...setupSteps, 'done']

export const isPart = (name: string | undefined): name is StartPart =>
  parts.some((part) => part === name)

export const addressOf = (part: StartPart) => `/admin/start/${part}`

/** `done` follows the last step; nothing comes before the first. */
export const partAfter = (step: SetupStep): StartPart => parts[parts.indexOf(step) + 1] ?? 'done'
export const partBefore = (step: SetupStep): StartPart | undefined => parts[parts.indexOf(step) - 1]

/** Where somebody goes on: with the first step that is not done. */
export const firstPart = (steps: readonly StepState[]): StartPart =>
  steps.find(({ isDone }) => !isDone)?.step ?? 'done'
