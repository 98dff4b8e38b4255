// The files of works for those who run a site: under addresses of their own, which open on whichever host the console is used.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import type { Signer } from '../../../platform/signer.ts'
import { type Sendable, sendableAs, variantOf } from '../../making/work-files/send-work-file.ts'
import {
  type AddressOf,
  describeFilesBy,
  downloadTitle,
  findStoredFile,
} from '../../making/work-files/work-files.usecases.ts'

type FileDependencies = { db: Database; signer: Signer }

const signed = (id: string, variant: 'whole' | 'thumb') => `staff ${variant} ${id}`

const addressBy =
  (signer: Signer): AddressOf =>
  (id, variant) => {
    const as = variant === 'thumb' ? '&as=thumb' : ''
    return `/api/admin/works/file?id=${id}&key=${signer.sign(signed(id, variant))}${as}`
  }

/** The files of works by the work's number; whoever asks has seen to whose works they are. */
export const describeStaffFiles = (
  workIds: readonly number[],
  { db, signer }: FileDependencies,
): ReturnType<typeof describeFilesBy> => describeFilesBy(addressBy(signer), workIds, db)

/** The file that an address is for. Throws works.not_found, for a wrong key too. */
export async function locateStaffFile(
  { id, key, as }: { id: string; key: string; as?: 'thumb' | undefined },
  { db, signer }: FileDependencies,
): Promise<Sendable> {
  const isOpen = signer.fits(signed(id, variantOf(as)), key)
  const file = isOpen ? await findStoredFile(id, db) : undefined
  const sendable = file && sendableAs(file, as, downloadTitle(file))
  if (!sendable) throw new Failure('works.not_found')
  return sendable
}
