export const invitation = {
  title: 'Invite friends',
  bothText: ({ invite, invited }: { invite: string; invited: string }) =>
    `For each friend who signs up by your link you get ${invite} credits, and they get ${invited}.`,
  inviterText: ({ invite }: { invite: string }) =>
    `For each friend who signs up by your link you get ${invite} credits.`,
  invitedText: ({ invited }: { invited: string }) =>
    `A friend who signs up by your link gets ${invited} credits.`,
  plainText: 'Whoever signs up by your link is listed here.',
  limitText: 'Rewards from one network are limited each day.',
  code: 'Your code',
  copyCode: 'Copy code',
  link: 'Your link',
  copyLink: 'Copy link',
  copied: 'Copied',
  share: 'Share',
  shareText: ({ site }: { site: string }) => `Come and try ${site} with me:`,
  qr: 'QR code of your link',
  count: 'Invited',
  earned: 'Credits earned',
  list: 'Who came',
  reward: ({ n }: { n: string }) => `+${n} credits`,
  noReward: 'No reward',
  nobody: 'Nobody yet',
  nobodyText: 'Send your link to somebody; they appear here once they have signed up.',
  more: 'Show more',
  guest: 'Invitations are for members',
  guestText: 'With an account you have a link of your own, and credits for whoever comes by it.',
  signUp: 'Sign up',
}
export type InvitationTexts = typeof invitation
