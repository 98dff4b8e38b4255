// The pictures that go along with a wish: the parent's own where none is given, and whether all of them are there and the caller's.
import { Failure } from '@atelier/contract/errors'
import type { TaskDeclaration } from '@atelier/contract/model-declaration'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findUnusablePicture, type UnusablePicture } from '../work-files/picture-refs.ts'
import type { PictureRef } from '../works/recipe.ts'
import { fieldOf, tellProblem, type WireFields, type WishReason } from './wish-problems.ts'

/** The parent's own picture is what is changed, where none is given. */
export function withSource(
  pictures: readonly PictureRef[],
  { pictures: slots }: TaskDeclaration,
  file: string | undefined,
): PictureRef[] {
  const isWanted = slots.some(({ role }) => role === 'source')
  const isGiven = pictures.some(({ role }) => role === 'source')
  if (!isWanted || isGiven || file === undefined) return [...pictures]
  return [{ role: 'source', file }, ...pictures]
}

/** The file of a work that is to be changed, where one is named. */
export function sourceFileOf(pictures: readonly PictureRef[]): string | undefined {
  const source = pictures.find(({ role }) => role === 'source')
  return source && 'file' in source ? source.file : undefined
}

const reasons: Record<UnusablePicture['code'], WishReason> = {
  'uploads.not_found': 'picture-not-there',
  'uploads.not_a_picture': 'not-a-picture',
}

/** Throws uploads.not_found, uploads.not_a_picture, at the field of the picture. */
export async function checkPictures(
  pictures: readonly PictureRef[],
  fields: WireFields,
  { caller, locale }: RequestContext<'caller'>,
  db: Database,
): Promise<void> {
  const unusable = await findUnusablePicture(pictures, caller.accountId, db)
  if (!unusable) return
  const { ref, code } = unusable
  const field = fieldOf(ref.role === 'mask' && fields.mask ? 'mask' : 'pictures', fields)
  throw new Failure(code, { fields: [tellProblem({ field, reason: reasons[code] }, locale)] })
}
