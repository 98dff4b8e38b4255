export const invitation = {
  title: 'Invite friends',
  bothText: ({ invite, invited }: { invite: string; invited: string }) =>
    `You get ${invite} credits for each friend who signs up with your link, and they get ${invited}.`,
  inviterText: ({ invite }: { invite: string }) =>
    `You get ${invite} credits for each friend who signs up with your link.`,
  invitedText: ({ invited }: { invited: string }) =>
    `Friends who sign up with your link get ${invited} credits.`,
  plainText: 'People who sign up with your link are listed here.',
  limitText: 'Rewards per network are limited each day.',
  code: 'Your code',
  copyCode: 'Copy code',
  link: 'Your link',
  copyLink: 'Copy link',
  copied: 'Copied',
  share: 'Share',
  shareText: ({ site }: { site: string }) => `Try ${site} with me:`,
  qr: 'QR code of your link',
  count: 'Invited',
  earned: 'Credits earned',
  list: 'Friends who joined',
  reward: ({ n }: { n: string }) => `+${n} credits`,
  noReward: 'No reward',
  nobody: 'No one yet',
  nobodyText: 'Share your link. Friends appear here once they sign up.',
  more: 'Show more',
  guest: 'Members only',
  guestText: 'Sign up to get your own link and earn credits for friends who join.',
  signUp: 'Sign up',
}
export type InvitationTexts = typeof invitation
