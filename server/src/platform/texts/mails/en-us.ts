import type { MailTexts } from './mail-texts.ts'

const of = (account: string) => (account ? `the account ${account}` : 'your account')

export const mailTexts: MailTexts = {
  confirmEmail: ({ site, account, minutes }) => ({
    subject: `Confirm your email address for ${site}`,
    lines: [
      `This address is to be bound to ${of(account)} on ${site}. Enter this code there. It is good for ${minutes} minutes.`,
    ],
    button: 'Confirm address',
    foot: ['If you did not ask for this, do nothing: nothing changes without the code.'],
  }),
  emailTaken: ({ site }) => ({
    subject: `You already have an account on ${site}`,
    lines: [
      `Somebody wanted to use this address for an account on ${site}. There is an account with this address already.`,
      'If that was you, log in with this address. If you do not know the password any more, choose “Forgot password?” there.',
    ],
    foot: ['If it was not you, do nothing: nothing has changed.'],
  }),
  resetPassword: ({ site, account, minutes, pasted }) => ({
    subject: `Choose a new password for ${site}`,
    lines: [
      `Somebody asked for a new password for ${of(account)} on ${site}.`,
      pasted
        ? `Paste this into the window where you asked for it. It works once, within ${minutes} minutes.`
        : `This link works once, within ${minutes} minutes.`,
    ],
    button: 'Choose a new password',
    foot: ['If it was not you, do nothing: your password stays as it is.'],
  }),
  passwordChanged: ({ site, account }) => ({
    subject: `Your password for ${site} was changed`,
    lines: [
      `The password of ${of(account)} on ${site} was changed, and every device was logged out.`,
    ],
    foot: ['If it was not you, choose a new password at once with “Forgot password?”.'],
  }),
  emailChanged: ({ site, account }) => ({
    subject: `Your email address for ${site} was changed`,
    lines: [`This address no longer belongs to ${of(account)} on ${site}.`],
    foot: ['If it was not you, tell whoever runs the site.'],
  }),
  testMail: ({ site }) => ({
    subject: `A test mail of ${site}`,
    lines: [`If you read this, ${site} can send mails.`],
    foot: ['Nothing is to be done.'],
  }),
}
