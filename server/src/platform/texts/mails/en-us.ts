import type { MailTexts } from './mail-texts.ts'

const of = (account: string) => (account ? `the account ${account}` : 'your account')

export const mailTexts: MailTexts = {
  confirmEmail: ({ site, account, minutes }) => ({
    subject: `Confirm your email address for ${site}`,
    lines: [
      `Enter this code on ${site} to add this address to ${of(account)}. It’s valid for ${minutes} minutes.`,
    ],
    button: 'Confirm address',
    foot: ['Didn’t request this? Ignore this email. Nothing changes without the code.'],
  }),
  emailTaken: ({ site }) => ({
    subject: `You already have an account on ${site}`,
    lines: [
      `Someone tried to use this address for an account on ${site}, but it already has one.`,
      'If that was you, log in with this address. Forgot your password? Choose “Forgot password?” there.',
    ],
    foot: ['Wasn’t you? Ignore this email. Nothing has changed.'],
  }),
  resetPassword: ({ site, account, minutes, pasted }) => ({
    subject: `Choose a new password for ${site}`,
    lines: [
      `Someone requested a new password for ${of(account)} on ${site}.`,
      pasted
        ? `Paste this where you requested it. It works once, within ${minutes} minutes.`
        : `This link works once, within ${minutes} minutes.`,
    ],
    button: 'Choose a new password',
    foot: ['Wasn’t you? Ignore this email. Your password stays the same.'],
  }),
  passwordChanged: ({ site, account }) => ({
    subject: `Your password for ${site} was changed`,
    lines: [
      `The password for ${of(account)} on ${site} was changed, and all devices were logged out.`,
    ],
    foot: ['Wasn’t you? Choose a new password right away with “Forgot password?”.'],
  }),
  emailChanged: ({ site, account }) => ({
    subject: `Your email address for ${site} was changed`,
    lines: [`This address no longer belongs to ${of(account)} on ${site}.`],
    foot: ['Wasn’t you? Contact the site’s operator.'],
  }),
  testMail: ({ site }) => ({
    subject: `Test email from ${site}`,
    lines: [`It works: ${site} can send email.`],
    foot: ['There’s nothing you need to do.'],
  }),
}
