// The sections of the user centre, in their order; a line makes one more. A component takes no props and draws no heading of its own.
import type { FrontConfig } from '@atelier/contract/features/site/sites'
import type { ComponentType } from 'react'
import type { UserCenterTexts } from '../../i18n/locales/en-US/user-center.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { late } from '../../ui/late.ts'

export type CentreSection = {
  /** Names it in the address: `?section=balance`. */
  id: string
  icon: IconName
  title: (t: UserCenterTexts) => string
  /** Whether guests have it too. */
  access: 'caller' | 'member'
  /** False on a site where it would lead to nothing. */
  isOffered?: (site: FrontConfig) => boolean
  Component: ComponentType
}

export const sections: readonly CentreSection[] = [
  {
    id: 'profile',
    icon: 'user-round',
    title: (t) => t.profile,
    access: 'member',
    Component: late(async () => (await import('./parts/profile-section.tsx')).ProfileSection),
  },
  {
    id: 'balance',
    icon: 'wallet',
    title: (t) => t.balance,
    access: 'caller',
    Component: late(async () => (await import('./parts/balance-section.tsx')).BalanceSection),
  },
  {
    id: 'spending',
    icon: 'receipt-text',
    title: (t) => t.spending,
    access: 'caller',
    Component: late(async () => (await import('./parts/spending-section.tsx')).SpendingSection),
  },
  {
    id: 'usage',
    icon: 'chart-no-axes-column',
    title: (t) => t.usage,
    access: 'caller',
    Component: late(async () => (await import('./parts/used-tokens.tsx')).UsedTokensSection),
  },
  {
    id: 'recharges',
    icon: 'hand-coins',
    title: (t) => t.recharges,
    access: 'caller',
    Component: late(async () => (await import('./parts/recharges-section.tsx')).RechargesSection),
  },
  {
    id: 'orders',
    icon: 'package',
    title: (t) => t.orders,
    access: 'caller',
    // Of earlier ones, where codes alone give credit now, the pay page tells.
    isOffered: ({ pay }) => pay === 1,
    Component: late(async () => (await import('./parts/orders-section.tsx')).OrdersSection),
  },
  {
    id: 'check-in',
    icon: 'calendar-check',
    title: (t) => t.checkIn,
    access: 'caller',
    isOffered: ({ checksIn }) => checksIn,
    Component: late(
      async () =>
        (await import('../../features/money/check-in/check-in-section.tsx')).CheckInSection,
    ),
  },
  {
    id: 'invitation',
    icon: 'gift',
    title: (t) => t.invitation,
    access: 'caller',
    Component: late(
      async () =>
        (await import('../../features/money/invitation/invitation-section.tsx')).InvitationSection,
    ),
  },
  {
    id: 'links',
    icon: 'link',
    title: (t) => t.links,
    access: 'caller',
    Component: late(
      async () =>
        (await import('../../features/showing/share/own-links-section.tsx')).OwnLinksSection,
    ),
  },
  {
    id: 'security',
    icon: 'shield-check',
    title: (t) => t.security,
    access: 'member',
    Component: late(
      async () =>
        (await import('../../features/identity/session/security/security-section.tsx'))
          .SecuritySection,
    ),
  },
  {
    id: 'logins',
    icon: 'key-round',
    title: (t) => t.logins,
    access: 'member',
    Component: late(
      async () =>
        (await import('../../features/identity/login-ways/login-ways-section.tsx'))
          .LoginWaysSection,
    ),
  },
  {
    id: 'blocked',
    icon: 'ban',
    title: (t) => t.blocked,
    access: 'member',
    Component: late(
      async () =>
        (await import('../../features/showing/gallery/blocked-section.tsx')).BlockedSection,
    ),
  },
  {
    id: 'data',
    icon: 'file-text',
    title: (t) => t.data,
    access: 'caller',
    Component: late(async () => (await import('./parts/data-section.tsx')).DataSection),
  },
]
