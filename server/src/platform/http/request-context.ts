// Who calls, on which site, in which language: decided here from the request, never taken from its word.
import type { Access } from '@atelier/contract/endpoint'
import type { Locale } from '@atelier/contract/primitives'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { StaffRole } from '@atelier/contract/staff-roles'

export type Site = {
  id: number
  code: string
  /** Host patterns that lead here. */
  domains: string[]
  settings: SiteSettings
  /** Another one whenever anything of the site has changed. */
  revision: string
}

export type Caller = {
  accountId: number
  siteId: number
  kind: 'guest' | 'member'
  /** What those who run the site may do; null for everybody else. */
  staffRole: StaffRole | null
  /** The session of a member. */
  sessionId: number | null
  /** Whether that was opened by a second factor or a passkey. */
  hasSecondFactor: boolean
  /** Whether somebody of the staff looks through it: nothing may be changed. */
  isLook: boolean
  /** The persona in use; empty for none. */
  role: string
  /** The end of VIP time, which may have passed; null for none. */
  vipUntil: Date | null
}

export type RequestContext<Who extends Access = Access> = {
  site: Site
  /** Null for nobody, which only a public call can meet. */
  caller: Who extends 'public' ? Caller | null : Caller
  locale: Locale
  requestId: string
  host: string
  ip: string
  userAgent: string
}
