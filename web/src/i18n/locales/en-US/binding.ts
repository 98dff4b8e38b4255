export const binding = {
  messagingApp: 'WeChat',
  logInByScan: 'Log in with WeChat',
  loggedInByScan: 'Logged in with WeChat',

  accountTitle: 'WeChat account',
  guestText:
    'You log in by scanning a code with your phone. Everything you made as a guest stays with you.',
  bindText:
    'With a WeChat account bound, you log in by scanning a code with your phone. The next page is WeChat’s, and leads back here.',
  bind: 'Continue to WeChat',
  bound: 'WeChat bound',
  boundTo: ({ name }: { name: string }) => `Bound to ${name}`,
  boundNameless: 'Bound',
  boundText: 'You can log in by scanning a code with WeChat.',
  notBound: 'Not bound',
  bindShort: 'Bind',
  manage: 'Manage',
  unbind: 'Unbind',
  unbindSure:
    'Unbind WeChat? You can no longer log in with it then. Username and password stay as they are.',
  unbound: 'WeChat unbound',
  onlyWay:
    'It is your only way to log in. Choose a username and a password, then you can unbind it.',
  notSetUp: 'No login with WeChat here',
  notSetUpText: 'This site does not offer it. Username and password work.',

  usernameTitle: 'Choose a username',
  usernameText: 'With a username and a password you have another way to log in.',
  usernameSave: 'Save',
  usernameSaved: 'Username saved',
  usernameNone: 'None yet',
  usernameIs: ({ username }: { username: string }) => `Your username is ${username}`,
  usernameIsText: 'It stays as it is. The name that others see is in the settings.',
  usernameGuest: 'You are a guest',
  usernameGuestText: 'Sign up, and you choose your username there.',
}
export type BindingTexts = typeof binding
