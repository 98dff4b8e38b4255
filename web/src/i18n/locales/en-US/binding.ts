export const binding = {
  messagingApp: 'WeChat',
  logInByScan: 'Log in with WeChat',
  loggedInByScan: 'Logged in with WeChat',

  accountTitle: 'WeChat account',
  guestText:
    'Log in by scanning a code with your phone. Everything you made as a guest stays with you.',
  bindText:
    'Connect WeChat to log in by scanning a code with your phone. You’ll continue on WeChat and come back here.',
  bind: 'Continue to WeChat',
  bound: 'WeChat connected',
  boundTo: ({ name }: { name: string }) => `Connected to ${name}`,
  boundNameless: 'Connected',
  boundText: 'You can log in by scanning a code with WeChat.',
  notBound: 'Not connected',
  bindShort: 'Connect',
  manage: 'Manage',
  unbind: 'Disconnect',
  unbindSure:
    'Disconnect WeChat? You won’t be able to log in with it. Your username and password stay the same.',
  unbound: 'WeChat disconnected',
  onlyWay:
    'This is your only way to log in. Choose a username and password before you disconnect it.',
  notSetUp: 'WeChat login isn’t available',
  notSetUpText: 'This site doesn’t offer it. Use your username and password.',

  usernameTitle: 'Choose a username',
  usernameText: 'A username and password give you another way to log in.',
  usernameSave: 'Save',
  usernameSaved: 'Username saved',
  usernameNone: 'None yet',
  usernameIs: ({ username }: { username: string }) => `Your username is ${username}`,
  usernameIsText: 'It can’t be changed. Others see the name you choose in settings.',
  usernameGuest: 'You’re browsing as a guest',
  usernameGuestText: 'Sign up to choose a username.',
}
export type BindingTexts = typeof binding
