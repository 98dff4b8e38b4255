// The files that go along with a request: the parent's own where none is given, and whether all of them are there, the caller's and
// fitting.
import { Failure } from '@atelier/contract/errors'
import type { InputSlot, TaskDeclaration } from '@atelier/contract/model-declaration'
import type { InputRole } from '@atelier/contract/work-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { checkInputs, type KnownInput, type UnusableInput } from '../work-files/input-refs.ts'
import type { InputRef } from '../works/recipe.ts'
import {
  describeProblem,
  fieldOf,
  type RequestReason,
  type WireFields,
} from './request-problems.ts'

/** What an earlier work's own file is taken as, where none is given. */
const parentRoles: readonly InputRole[] = ['source', 'clip', 'song', 'first-frame']

/** The parent's own file is what is changed, where none is given. */
export function withSource(
  inputs: readonly InputRef[],
  { inputs: slots }: TaskDeclaration,
  file: string | undefined,
): InputRef[] {
  const role = parentRoles.find((each) => slots.some((slot) => slot.role === each))
  const isGiven = inputs.some((input) => input.role === role)
  if (!role || isGiven || file === undefined) return [...inputs]
  return [{ role, file }, ...inputs]
}

/** The file of a work that is changed or gone on from, where one is named. */
export function sourceFileOf(inputs: readonly InputRef[]): string | undefined {
  for (const role of parentRoles) {
    const source = inputs.find((input) => input.role === role)
    if (source && 'file' in source) return source.file
  }
  return undefined
}

const reasons: Record<UnusableInput['code'], RequestReason> = {
  'uploads.not_found': 'input-not-there',
  'uploads.not_a_picture': 'not-a-picture',
  'uploads.not_a_clip': 'not-a-clip',
  'uploads.not_a_song': 'not-a-song',
}

/** What these files are. Throws uploads.not_found or uploads.not_a_… at the field of the file, and request.invalid for what is too long. */
export async function readRequestInputs(
  inputs: readonly InputRef[],
  slots: readonly InputSlot[],
  fields: WireFields,
  { caller, locale }: RequestContext<'caller'>,
  db: Database,
): Promise<KnownInput[]> {
  const fieldOfRef = ({ role }: InputRef) =>
    fieldOf(role === 'mask' && fields.mask ? 'mask' : 'inputs', fields)
  const checked = await checkInputs(inputs, caller.accountId, db)
  if ('unusable' in checked) {
    const { ref, code } = checked.unusable
    const problem = { field: fieldOfRef(ref), reason: reasons[code] }
    throw new Failure(code, { fields: [describeProblem(problem, locale)] })
  }
  for (const [at, ref] of inputs.entries()) {
    const max = slots.find(({ role }) => role === ref.role)?.longestS
    if (max === undefined || (checked.found[at]?.durationS ?? 0) <= max) continue
    const problem = { field: fieldOfRef(ref), reason: 'too-long', values: { most: max } } as const
    throw new Failure('request.invalid', { fields: [describeProblem(problem, locale)] })
  }
  return checked.found
}
