// What a feature brings to the server: its door, which whoever goes through all features knocks at.
import type { Endpoint } from '@atelier/contract/endpoint'
import type { Locale } from '@atelier/contract/primitives'
import type { FastifyInstance } from 'fastify'
import type { ClockWatch } from '../platform/clock-watch.ts'
import type { Database } from '../platform/db/database.ts'
import {
  type CallLimits,
  type Handlers,
  type ServeOptions,
  serveFeature,
} from '../platform/http/serve-endpoint.ts'
import type { Services } from '../service-parts.ts'
import type { ImportPart } from './identity/account-data/import-part.ts'
import type { AdoptFromGuest, Welcome } from './identity/accounts/accounts.usecases.ts'
import type { ExportPart } from './identity/accounts/export-part.ts'
import type { OnAccountDeleted } from './identity/accounts/leave-account.ts'
import type { FeatureCheck } from './money/ledger/ledger-check.ts'

/** Where sealed texts stand in the database. `json`: the text stands as `{"sealed": …}`. */
export type SealedColumn = { table: string; column: string; json?: true }

/** All services but those that are made of what features bring. */
export type FirstServices = Omit<
  Services,
  'accountData' | 'users' | 'siteAdmin' | 'beginStopping' | 'closeEngines'
>

/** For accounts. */
type AccountParts = {
  /** What is done for a new member, or a new guest, in the transaction that makes the account. */
  welcomeMember?: Welcome
  welcomeGuest?: Welcome
  /** Moves what a guest made to the member it becomes. */
  adopt?: AdoptFromGuest
  /** What it adds to the archive of all that an account holds. */
  export?(services: FirstServices): ExportPart
  /** What it takes of an archive that was made elsewhere. */
  import?(services: FirstServices): ImportPart
  /** What it does when somebody leaves for good. Rows that refer to the account go with it by themselves. */
  leave?(services: FirstServices): OnAccountDeleted
}

/** For sites. What a site keeps in the database goes with it by itself. */
type SiteParts = {
  /** Gives a new site what a fresh one has to look at. */
  seed?(site: { id: number; language: Locale }, tx: Database): Promise<void>
  /** Gives a new site what another has to look at. */
  copy?(sites: { from: number; to: number }, tx: Database, services: FirstServices): Promise<void>
}

/** Is told the clock of the database beside the services, as the sweeper sees it go. Throwing is no harm: it is logged, and tried again. */
export type Sweep = (services: Services, watched: { databaseClock: ClockWatch }) => unknown

/** What is looked after again and again while the server runs, by names that the log tells. */
type Sweeps = {
  always?: Readonly<Record<string, Sweep>>
  /** What is removed, or summed up for good, once it is old enough by the clock. After all others, and not while a clock was just set. */
  ofOld?: Readonly<Record<string, Sweep>>
}

/** What all features that bring it do one after another. */
export type Parts = AccountParts &
  SiteParts & {
    sweeps?: Sweeps
    /** Ends what it keeps running, once nothing is asked of it any more; at once, but for those that it comes after. */
    close?(services: Services): Promise<void> | void
  }

/** Calls of the contract, as they are served here. */
type FeatureCalls = {
  endpoints: Record<string, Endpoint>
  rates: CallLimits['rates']
  serve(app: FastifyInstance, services: Services, options: ServeOptions): void
}

/** A handler for each of these calls: a missing one does not compile. */
export const defineCalls = <Calls extends Record<string, Endpoint>>(
  endpoints: Calls,
  handlers: (services: Services) => Handlers<Calls>,
  limits: CallLimits<keyof Calls> = {},
): FeatureCalls => ({
  endpoints,
  rates: limits.rates,
  serve: (app, services, options) =>
    serveFeature(app, { endpoints, handlers: handlers(services), limits }, options),
})

export type Feature = Pick<Parts, 'sweeps' | 'close'> & {
  name: string
  calls?: readonly FeatureCalls[]
  /** What it serves beside the contract. */
  routes?(app: FastifyInstance, services: Services): void
  account?: AccountParts
  site?: SiteParts
  /**
   * Whom it comes after, where it must: features that are named, or all others. Else the order is that of the list. A name that brings no
   * such part, and a circle, end the start.
   */
  after?: { [Part in keyof Parts]?: readonly string[] | 'all others' }
  /** Where it keeps sealed texts: a change of the key passes over what is not named. A test looks through all tables for what was. */
  sealed?: readonly SealedColumn[]
  /** What it adds to the check of the ledger. */
  ledgerChecks?: readonly FeatureCheck[]
}

/** `name`: its folder's. */
export const defineFeature = (name: string, brings: Omit<Feature, 'name'>): Feature => ({
  name,
  ...brings,
})
