// Everything that an account holds, in one archive.
import { Failure } from '@atelier/contract/errors'
import type { Locale } from '@atelier/contract/primitives'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken, newToken } from '../../../platform/ids.ts'
import { productVersion } from '../../../platform/product-version.ts'
import type { Signer } from '../../../platform/signer.ts'
import { type ZipFile, zipStream } from '../../../platform/zip/zip-stream.ts'
import { findSiteAccount } from '../accounts/accounts.usecases.ts'
import { type ExportPart, jsonText } from '../accounts/export-part.ts'
import * as store from './account-data.store.ts'
import { archiveFormat, archiveVersion, type Manifest, manifestName } from './archive-format.ts'
import { sourceOf } from './import-run.ts'
import { readme } from './readme.ts'

export type ExportDependencies = {
  db: Database
  clock: Clock
  /** Names accounts in archives. */
  signer: Signer
  /** One for each feature that keeps something for an account. */
  exporters: readonly ExportPart[]
}

const ticketMs = 2 * 60 * 1000

/** Leave for one download by whoever holds the ticket. */
export async function issueTicket(
  caller: Caller,
  { db, clock }: Pick<ExportDependencies, 'db' | 'clock'>,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + ticketMs)
  const { accountId } = caller
  await store.insertTicket(db, { tokenHash: hashToken(ticket), accountId, expiresAt }, now)
  return { ticket, expiresAt }
}

/** The archive that a ticket is for, as it is made. Throws export.spent. */
export async function openExport(
  ticket: string,
  { site, locale }: { site: Site; locale: Locale },
  { db, clock, exporters, signer }: ExportDependencies,
): Promise<{ name: string; bytes: AsyncGenerator<Buffer, void> }> {
  const now = clock.now()
  const accountId = await store.spendTicket(db, hashToken(ticket), now)
  if (accountId === undefined || !(await findSiteAccount(accountId, site, db)))
    throw new Failure('export.spent')
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    product: productVersion,
    site: site.settings.siteName,
    source: sourceOf(accountId, signer),
    exportedAt: now.toISOString(),
  }
  async function* files(): AsyncGenerator<ZipFile, void> {
    yield { name: manifestName, modifiedAt: now, content: jsonText(manifest) }
    yield { name: 'README.txt', modifiedAt: now, content: [readme[locale]] }
    for (const part of exporters) yield* part(accountId as number)
  }
  return { name: `data-${now.toISOString().slice(0, 10)}.zip`, bytes: zipStream(files()) }
}
