import { type MediaRole, mediaRoles } from '@atelier/contract/work-terms'
import type { MediaInput } from '../kinds/work.ts'
import type { MakerInput } from './maker.ts'

/** Files in the roles that clips and songs know. */
export const mediaInputsOf = (inputs: readonly MakerInput[]): MediaInput[] =>
  inputs.flatMap(({ role, ...input }) => (isMediaRole(role) ? [{ ...input, role }] : []))

const isMediaRole = (role: string): role is MediaRole => mediaRoles.some((each) => each === role)
