// What every picture tool takes and gives.
import type { Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { PictureRole } from '@atelier/contract/work-terms'
import { EngineError } from '../../../../errors.ts'
import type { ImageInput } from '../../../../kinds/image.ts'

export type ToolRequest = { pictures: readonly ImageInput[]; params: Params; locale: Locale }
export type ToolOutcome = { pictures: Uint8Array[]; texts: string[] }
/** Told how far it is, 0 to 100; throws when nobody waits any more. */
export type Step = (percent: number) => void
export type Tool = (request: ToolRequest, step: Step) => Promise<ToolOutcome>

export const onePicture = (picture: Uint8Array): ToolOutcome => ({ pictures: [picture], texts: [] })

export function pictureOf({ pictures }: ToolRequest, role: PictureRole): Uint8Array {
  const found = pictures.find((each) => each.role === role)
  if (found) return found.data
  throw new EngineError(
    'invalid',
    role === 'mask' ? 'Paint over what to erase first.' : 'Choose a picture first.',
  )
}

export const numberOf = ({ params }: ToolRequest, name: string, fallback: number): number => {
  const value = params[name]
  return typeof value === 'number' ? value : fallback
}

export const wordOf = ({ params }: ToolRequest, name: string, fallback: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : fallback
}

/** The part of a step from one percentage to another. */
export const within =
  (step: Step, from: number, to: number): Step =>
  (percent) =>
    step(from + ((to - from) * percent) / 100)
